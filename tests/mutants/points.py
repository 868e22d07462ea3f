"""Finds where the rules can be mutated, and rewrites the sources so that each mutation is a choice at run time.

Every mutation is a call of tests/mutants/mutants.h wrapped around an expression, so that mutations nest by
themselves: all edits are insertions at the ends of an expression, and the operator in its middle replaced.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from clang.cindex import Cursor, CursorKind as K, Index, TypeKind

COMPARED = {"==": "equal", "!=": "unequal", "<": "less", "<=": "at_most", ">": "greater", ">=": "at_least"}
SWAPPED = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
           "+": "-", "-": "+", "+=": "-=", "-=": "+="}
COUNTED = {"+": "plus", "-": "minus", "+=": "add", "-=": "subtract"}
WHOLE = {TypeKind.BOOL, TypeKind.CHAR_U, TypeKind.UCHAR, TypeKind.USHORT, TypeKind.UINT, TypeKind.ULONG, TypeKind.ULONGLONG,
         TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.SHORT, TypeKind.INT, TypeKind.LONG, TypeKind.LONGLONG}
FUNCTIONS = {K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.FUNCTION_TEMPLATE, K.CONVERSION_FUNCTION}
FIXED = {K.INTEGER_LITERAL, K.CXX_BOOL_LITERAL_EXPR, K.TYPE_REF, K.NAMESPACE_REF, K.UNEXPOSED_EXPR}
# Debian's bindings do not know concepts: what specializes, requires and declares one.
CONCEPTS = {K(kind) for kind in (153, 154, 604)}
CONSTANT = {K.ENUM_CONSTANT_DECL, K.STATIC_ASSERT, K.TEMPLATE_REF} | CONCEPTS


@dataclass
class Mutant:
    """One mutation. Its key stays when lines move."""
    number: int
    game: str
    file: str
    line: int
    function: str
    text: str
    kind: str
    occurrence: int = 0

    @property
    def key(self) -> str:
        return f"{self.file} | {self.function} | {self.text} | {self.kind} | {self.occurrence}"


@dataclass
class Wrap:
    """Text put around a stretch of a source."""
    start: int
    end: int
    before: str
    after: str


@dataclass
class Source:
    path: str
    game: str
    text: bytes
    wraps: list[Wrap] = field(default_factory=list)
    replaced: list[tuple[int, int, str]] = field(default_factory=list)
    done: set[tuple[int, int]] = field(default_factory=set)

    @cached_property
    def macros(self) -> list[tuple[int, int]]:
        """Where macros are called; they are known by their capitals, but for assert."""
        found = []
        for call in re.finditer(rb"\b(?:assert|N_|[A-Z][A-Z0-9_]{2,})\(", self.text):
            depth, at = 1, call.end()
            while depth:
                depth += {ord("("): 1, ord(")"): -1}.get(self.text[at], 0)
                at += 1
            found.append((call.start(), at))
        return found

    def rewritten(self) -> str:
        """The text with all edits; of two that begin at one place the outer comes first."""
        edits: list[tuple[int, int, int, int, int, str]] = []
        for i, wrap in enumerate(self.wraps):
            edits.append((wrap.start, 1, -wrap.end, i, wrap.start, wrap.before))
            edits.append((wrap.end, 0, -wrap.start, -i, wrap.end, wrap.after))
        edits += [(start, 2, 0, 0, end, new) for start, end, new in self.replaced]
        out, at = [], 0
        for start, _, _, _, end, new in sorted(edits):
            out += [self.text[at:start].decode(), new]
            at = end
        return '#include "mutants.h"\n' + "".join(out) + self.text[at:].decode()


class Finder:
    """Walks the sources of one game and gathers mutants and edits."""

    def __init__(self, root: Path, sources: dict[str, Source], first: int):
        self.root = root
        self.sources = sources
        self.mutants: list[Mutant] = []
        self.skipped: Counter[str] = Counter()
        self.alike: Counter[str] = Counter()
        self.next_number = first

    def read(self, path: str) -> None:
        unit = Index.create().parse(str(self.root / path), args=["-x", "c++", "-std=c++20", f"-I{self.root / 'src'}"])
        errors = [str(d) for d in unit.diagnostics if d.severity >= 3]
        if errors:
            raise SystemExit(f"{path} cannot be read: {errors[0]}")
        for cursor in unit.cursor.get_children():
            source = self.source_of(cursor)
            extent = (cursor.extent.start.offset, cursor.extent.end.offset)
            if source and extent not in source.done:
                self.walk(cursor, source, [])
                source.done.add(extent)

    def source_of(self, cursor: Cursor) -> Source | None:
        file = cursor.location.file
        return self.sources.get(str(Path(file.name).relative_to(self.root))) if file and file.name.startswith(
            str(self.root)) else None

    # What may be mutated, from the outside inwards.

    def walk(self, node: Cursor, source: Source, above: list[Cursor]) -> None:
        if self.is_constant(node, source, above):
            self.skipped["computed by the compiler"] += sum(1 for c in node.walk_preorder() if c.kind in (
                K.INTEGER_LITERAL, K.CXX_BOOL_LITERAL_EXPR, K.BINARY_OPERATOR))
            return
        kids = [c for c in node.get_children() if c.extent.start.offset < c.extent.end.offset]
        if self.in_macro(node, source):
            self.skipped["in a macro"] += node.kind in (K.INTEGER_LITERAL, K.CXX_BOOL_LITERAL_EXPR, K.BINARY_OPERATOR)
        else:
            self.conditions(node, kids, source, above)
            if node.kind in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR, K.CALL_EXPR, K.UNEXPOSED_EXPR):
                self.operators(node, kids, source, above)
            if node.kind == K.INTEGER_LITERAL and source.text[node.extent.start.offset:][:1].isdigit():  # not one in `<=>`
                self.literal(node, source, above)
            if node.kind == K.CXX_BOOL_LITERAL_EXPR:
                self.wrap(node, source, above, "literal turned", "negated")
        for i, kid in enumerate(kids):
            if not (node.kind == K.CASE_STMT and i == 0):
                self.walk(kid, source, above + [node])

    def is_constant(self, node: Cursor, source: Source, above: list[Cursor]) -> bool:
        if node.kind in CONSTANT:
            return True
        head = source.text[node.extent.start.offset:node.location.offset]
        if node.kind in FUNCTIONS:
            return source.text[:node.extent.end.offset].endswith(b"default")
        if node.kind == K.VAR_DECL:
            outside = not any(c.kind in FUNCTIONS or c.kind == K.LAMBDA_EXPR for c in above)
            fixed = b"const " in head and all(c.kind in FIXED for c in node.walk_preorder() if c != node)
            return outside or fixed or b"constexpr" in head or b"static" in head
        return node.kind == K.FIELD_DECL and b"constexpr" in head

    @staticmethod
    def in_macro(node: Cursor, source: Source) -> bool:
        start, end = node.extent.start.offset, node.extent.end.offset
        return any(a <= start and end <= b or a < start < b or a < end < b for a, b in source.macros)

    def conditions(self, node: Cursor, kids: list[Cursor], source: Source, above: list[Cursor]) -> None:
        if node.kind == K.IF_STMT and not source.text[node.extent.start.offset:][:40].startswith(b"if constexpr"):
            if kids[0].kind == K.VAR_DECL:
                self.declared(kids[0], source, above)
            elif kids[0].kind != K.DECL_STMT:
                self.negate(kids[0], source, above)
            elif len(kids) > 1 and kids[1].kind == K.VAR_DECL:
                self.declared(kids[1], source, above)
            else:
                self.negate(kids[1], source, above)
        elif node.kind in (K.WHILE_STMT, K.CONDITIONAL_OPERATOR) and kids:
            if kids[0].kind == K.VAR_DECL:
                self.skipped["declared in a while"] += 1
            else:
                self.negate(kids[0], source, above)
        elif node.kind == K.RETURN_STMT and kids and kids[0].type.get_canonical().kind == TypeKind.BOOL:
            self.negate(kids[0], source, above)

    def negate(self, cond: Cursor, source: Source, above: list[Cursor]) -> None:
        bare = peeled(cond)
        if bare.kind == K.CXX_BOOL_LITERAL_EXPR or operator_of(bare, source)[0] in ("==", "!="):
            return  # the same mutant as another one
        if not self.in_macro(cond, source):
            self.wrap(cond, source, above, "negated", "negated")

    def declared(self, variable: Cursor, source: Source, above: list[Cursor]) -> None:
        """`if (auto a = b)` becomes `if (auto a = b; negated(n, a))`."""
        number = self.mutant(variable, source, above, "negated")
        call = f"; mutants::negated({number}, static_cast<bool>({variable.spelling}))"
        end = variable.extent.end.offset
        source.wraps.append(Wrap(variable.extent.start.offset, end, "", call))

    def operators(self, node: Cursor, kids: list[Cursor], source: Source, above: list[Cursor]) -> None:
        op, left, right, at = operator_of(node, source)
        if not op:
            return
        if op in ("&&", "||"):
            self.logical(op, left, right, at, node, source, above)
        elif op in COMPARED:
            self.call(op, COMPARED[op], at, node, source, above)
        elif op in COUNTED:
            whole = [c.type.get_canonical().kind in WHOLE for c in (node, left, right)]
            if all(whole):
                self.call(op, COUNTED[op], at, node, source, above)
            else:
                self.skipped["sums of what is no whole number"] += 1

    def call(self, op: str, name: str, at: int, node: Cursor, source: Source, above: list[Cursor]) -> None:
        number = self.mutant(node, source, above, f"{op} to {SWAPPED[op]}")
        source.wraps.append(Wrap(node.extent.start.offset, node.extent.end.offset, f"mutants::{name}({number}, ", ")"))
        source.replaced.append((at, at + len(op), ","))

    def logical(self, op: str, left: Cursor, right: Cursor, at: int, node: Cursor, source: Source,
                above: list[Cursor]) -> None:
        """`a && b` becomes `(a != on(n) ? b : on(n))`, which is `a || b` where n is on; likewise `a || b`."""
        chained = bool(above) and operator_of(above[-1], source)[0] == op
        if not chained:
            self.wrap(node, source, above, f"forced {'false' if op == '&&' else 'true'}",
                      "forced_false" if op == "&&" else "forced_true")
        number = self.mutant(node, source, above, f"{op} to {SWAPPED[op]}")
        same, done = ("!=", f"mutants::on({number})") if op == "&&" else ("==", f"!mutants::on({number})")
        source.wraps.append(Wrap(node.extent.start.offset, node.extent.end.offset, "((static_cast<bool>(", f") : {done})"))
        source.replaced.append((at, at + 2, f") {same} mutants::on({number})) ? static_cast<bool>("))
        for operand in (left, right):
            if operator_of(operand, source)[0] != op:
                self.wrap(operand, source, above + [node], f"operand forced {'true' if op == '&&' else 'false'}",
                          "forced_true" if op == "&&" else "forced_false")

    def literal(self, node: Cursor, source: Source, above: list[Cursor]) -> None:
        if is_of_type(node, source, above):
            self.skipped["computed by the compiler"] += 1
            return
        more = self.mutant(node, source, above, "one more")
        self.mutant(node, source, above, "one less")
        source.wraps.append(Wrap(node.extent.start.offset, node.extent.end.offset, f"mutants::number({more}, ", ")"))

    # How it is noted.

    def wrap(self, node: Cursor, source: Source, above: list[Cursor], kind: str, name: str) -> None:
        number = self.mutant(node, source, above, kind)
        source.wraps.append(Wrap(node.extent.start.offset, node.extent.end.offset,
                                 f"mutants::{name}({number}, static_cast<bool>(", "))"))

    def mutant(self, node: Cursor, source: Source, above: list[Cursor], kind: str) -> int:
        names = [c.spelling for c in above if c.kind in FUNCTIONS or c.kind in (K.CLASS_DECL, K.STRUCT_DECL)]
        function = "::".join(name for name in names if name) or "-"
        if names and names[-1] == "operator()":  # a visitor's overloads are told apart by what they take
            callee = next(c for c in reversed(above) if c.kind in FUNCTIONS)
            function += f"({', '.join(a.type.spelling for a in callee.get_arguments())})"
        text = re.sub(rb"\s+", b" ", source.text[node.extent.start.offset:node.extent.end.offset]).decode()
        made = Mutant(self.next_number, source.game, source.path, node.extent.start.line, function, text, kind)
        made.occurrence = self.alike[made.key]
        self.alike[made.key.rpartition("|")[0] + "| 0"] += 1
        self.mutants.append(made)
        self.next_number += 1
        return made.number


def is_of_type(literal: Cursor, source: Source, above: list[Cursor]) -> bool:
    """The number is an argument of a template, or the size of an array, not a value."""
    start, end = literal.extent.start.offset, literal.extent.end.offset
    last = len(source.text[:start].rstrip()) - 1
    first = len(source.text) - len(source.text[end:].lstrip())
    operators = {at for op, _, _, at in (operator_of(c, source) for c in above[-6:]) if op}
    owner = next((c for c in reversed(above) if c.kind in (K.VAR_DECL, K.FIELD_DECL, K.PARM_DECL)), None)
    if owner is not None and (start < owner.location.offset or owner == above[-1] and source.text[last:last + 1] == b"["):
        return True
    return any(source.text[at:at + 1] == bracket and at not in operators for at, bracket in ((last, b"<"), (first, b">")))


def peeled(node: Cursor) -> Cursor:
    """Without parentheses and what the compiler puts around an expression."""
    while node.kind in (K.UNEXPOSED_EXPR, K.PAREN_EXPR):
        kids = list(node.get_children())
        if len(kids) != 1:
            break
        node = kids[0]
    return node


def operator_of(node: Cursor, source: Source) -> tuple[str, Cursor, Cursor, int]:
    """The operator between two operands, both of them and where it stands; "" where there is none."""
    none = ("", node, node, -1)
    if node.kind not in (K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR, K.CALL_EXPR, K.UNEXPOSED_EXPR):
        return none
    kids = sorted((c for c in node.get_children() if c.kind.is_expression()), key=lambda c: c.extent.start.offset)
    if len(kids) < 2 or kids[0].extent.start.offset != node.extent.start.offset or (
            kids[-1].extent.end.offset != node.extent.end.offset):
        return none
    a, b = kids[0].extent.end.offset, kids[-1].extent.start.offset
    between = source.text[a:b].decode()
    op = between.strip()
    return (op, kids[0], kids[-1], a + between.index(op)) if op in SWAPPED else none


@dataclass
class Rewritten:
    """The rules of one game: their mutants, the places left alone and why, and the new texts by path."""
    mutants: list[Mutant]
    skipped: Counter[str]
    texts: dict[str, str]


def rewritten(root: Path, game: str, files: list[str], first: int) -> Rewritten:
    """The mutants are numbered from the first."""
    sources = {file: Source(file, game, (root / file).read_bytes()) for file in files}
    finder = Finder(root, sources, first)
    for file in files:
        if file.endswith(".cpp"):
            finder.read(file)
    return Rewritten(finder.mutants, finder.skipped, {file: source.rewritten() for file, source in sources.items()})

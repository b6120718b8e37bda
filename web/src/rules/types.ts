// The types of molino-wasm's JSON. Written by its test, with MOLINO_BLESS=1.

export type Value = string | number;

export type Told = {
/**
 * The id.
 */
id: string,
/**
 * The values by their names.
 */
arguments: { [key in string]: Value }, };

export type Spot = {
/**
 * The name.
 */
name: string,
/**
 * The column, from 0 on the left.
 */
column: number,
/**
 * The row, from 0 at the bottom.
 */
row: number,
/**
 * The names of its neighbours.
 */
neighbours: Array<string>, };

export type Geometry = {
/**
 * The board's name.
 */
board: string,
/**
 * How many columns and rows the grid has.
 */
size: number,
/**
 * The points, row by row from the top.
 */
points: Array<Spot>,
/**
 * The straight lines to draw, each by the names of its points.
 */
lines: Array<Array<string>>,
/**
 * The mills, each by the names of its points.
 */
mills: Array<Array<string>>, };

export type Summary = {
/**
 * The name.
 */
name: string,
/**
 * The board's name.
 */
board: string,
/**
 * The men of each side.
 */
men: number,
/**
 * Whether dice are thrown.
 */
dice: boolean,
/**
 * The switches that make another rule set of it.
 */
switches: Array<string>, };

export type Who = "lot" | "agreement" | "colours";

export type Description = {
/**
 * The canonical name, with its switches.
 */
name: string,
/**
 * The base's name.
 */
base: string,
/**
 * The board's name.
 */
board: string,
/**
 * The men of each side.
 */
men: number,
/**
 * Whether dice are thrown.
 */
dice: boolean,
/**
 * How it is settled who plays White.
 */
starter: Who,
/**
 * What the rules say, in the order of a game.
 */
statements: Array<Told>, };

export type Side = "white" | "black";

export type Men = {
/**
 * The points where they stand.
 */
points: Array<string>,
/**
 * How many are in hand.
 */
hand: number,
/**
 * How many have been taken.
 */
lost: number, };

export type Choice = {
/**
 * The text.
 */
text: string,
/**
 * The man taken by the right of the dice, before the rest.
 */
raided: string | null,
/**
 * Where the man stood, if it was on the board.
 */
from: string | null,
/**
 * Where it goes.
 */
to: string | null,
/**
 * The men taken for mills, in order.
 */
taken: Array<string>, };

export type Played = {
/**
 * Who has played it.
 */
side: Side,
/**
 * The number of the move.
 */
number: number,
/**
 * The throw it was played with, where one was made for it.
 */
throw: string | null,
/**
 * The move.
 */
choice: Choice, };

export type Duty = "throw" | "raid" | "place" | "place-or-move" | "step" | "fly" | "pass";

export type End = {
/**
 * Who has won; nobody in a draw.
 */
winner: Side | null,
/**
 * The result as records have it.
 */
result: string,
/**
 * The word for the reason.
 */
termination: string,
/**
 * Nothing on the board shows it: it can be taken back.
 */
declared: boolean, };

export type View = {
/**
 * The position text.
 */
position: string,
/**
 * The side to move.
 */
turn: Side,
/**
 * The number of the move now due.
 */
number: number,
/**
 * White's side of the table.
 */
white: Men,
/**
 * Black's side of the table.
 */
black: Men,
/**
 * The throw that the side to move plays with.
 */
throw: Array<number> | null,
/**
 * Whether the dice must be thrown before anything else.
 */
throwDue: boolean,
/**
 * The moves played.
 */
played: Array<Played>,
/**
 * The legal moves, sorted by their texts.
 */
legal: Array<Choice>,
/**
 * What the side to move has to do.
 */
task: Duty | null,
/**
 * How the game has ended.
 */
outcome: End | null, };

export type InRecord = {
/**
 * The line, from 1.
 */
line: number,
/**
 * The column, from 1.
 */
column: number,
/**
 * The id.
 */
id: string,
/**
 * The values by their names.
 */
arguments: { [key in string]: Value }, };

export type Known = "win" | "draw" | "loss" | "unreachable" | "not-in-database";

export type Valued = {
/**
 * The result: for a position that of the side to move, for a move that of the
 * side that makes it.
 */
value: Known,
/**
 * In how many plies the game ends if both sides play their best, where it is
 * won or lost and the database knows: for a move counted from before it.
 */
plies: number | null,
/**
 * The draw counter of the rules may run out first.
 */
mayBeDrawn: boolean, };

export type MoveValue = {
/**
 * The move's text.
 */
move: string,
/**
 * The result: for a position that of the side to move, for a move that of the
 * side that makes it.
 */
value: Known,
/**
 * In how many plies the game ends if both sides play their best, where it is
 * won or lost and the database knows: for a move counted from before it.
 */
plies: number | null,
/**
 * The draw counter of the rules may run out first.
 */
mayBeDrawn: boolean, };

export type PositionValues = {
/**
 * The position text.
 */
position: string,
/**
 * After how many quiet plies the rules draw the game, if they do; values do not
 * know it.
 */
drawCounter: number | null,
/**
 * The moves' values, the best first: wins, the shortest first; draws; losses,
 * the longest first.
 */
moves: Array<MoveValue>,
/**
 * The result: for a position that of the side to move, for a move that of the
 * side that makes it.
 */
value: Known,
/**
 * In how many plies the game ends if both sides play their best, where it is
 * won or lost and the database knows: for a move counted from before it.
 */
plies: number | null,
/**
 * The draw counter of the rules may run out first.
 */
mayBeDrawn: boolean, };

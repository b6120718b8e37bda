// Where points lie on the drawing, and how the keyboard goes from one to another.

import type { Geometry, Spot } from '../rules/types';

/** Units between two neighbouring columns or rows of the drawing. */
const STEP = 100;

/** Units between the outer lines and the edge, for men and coordinates. */
const MARGIN = 70;

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The width and the height of the drawing. */
export function extent(geometry: Geometry): number {
  return (geometry.size - 1) * STEP + 2 * MARGIN;
}

/** Where a point lies; `flipped` when the board is seen from the other side. */
export function place(geometry: Geometry, spot: Spot, flipped: boolean): Place {
  const last = geometry.size - 1;
  const across = flipped ? last - spot.column : spot.column;
  const down = flipped ? spot.row : last - spot.row;
  return { x: MARGIN + across * STEP, y: MARGIN + down * STEP };
}

/** The point next to `from` in a direction: its neighbour there or, where no line
 * leads on, the nearest point of the board that lies there. */
export function next(
  geometry: Geometry,
  from: string,
  direction: Direction,
  flipped: boolean,
): string | undefined {
  const spots = new Map(geometry.points.map((spot) => [spot.name, spot]));
  const start = spots.get(from);
  if (start === undefined) return undefined;
  const origin = place(geometry, start, flipped);
  const reach = (spot: Spot) => {
    const { x, y } = place(geometry, spot, flipped);
    const [along, aside] = {
      left: [origin.x - x, y - origin.y],
      right: [x - origin.x, y - origin.y],
      up: [origin.y - y, x - origin.x],
      down: [y - origin.y, x - origin.x],
    }[direction] as [number, number];
    return { name: spot.name, along, aside: Math.abs(aside) };
  };
  const ahead = geometry.points.map(reach).filter(({ along }) => along > 0);
  const joined = ahead.filter(({ name, aside }) => aside === 0 && start.neighbours.includes(name));
  const cost = ({ along, aside }: { along: number; aside: number }) => along + 3 * aside;
  return (joined.length > 0 ? joined : ahead).sort((a, b) => cost(a) - cost(b))[0]?.name;
}

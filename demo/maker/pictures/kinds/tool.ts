// A tool lying on paper.
import { contrast, darken, mix, paper } from '../colour';
import { paperGrain, paperGround } from '../ground';
import type { Tool } from '../spec';
import { group, root } from '../svg';
import { flatBrush, radiatorBrush, roundBrush } from '../tools/brushes';
import { fillerKnife, film, gloves, sandpaper, sprayGun, stirrer, tape } from '../tools/covering';
import { toolDefinitions } from '../tools/kit';
import { grid, pole, smallRoller, tray, wideRoller } from '../tools/rollers';

type Draw = (accent: string) => string;

const at =
  (draw: Draw, turn: number, scale = 1, x = 600, y = 600): Draw =>
  (accent) =>
    group(
      { filter: 'url(#drop)' },
      group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, draw(accent)),
    );

const paintingSet: Draw = (accent) =>
  at(tray, -6, 0.92, 520, 640)(accent) +
  at(wideRoller, 24, 0.72, 700, 520)(accent) +
  at(flatBrush, 38, 0.6, 905, 800)(accent) +
  at(smallRoller, -14, 0.6, 250, 380)(accent);

const tools: Record<Tool, Draw> = {
  'brush-flat': at(flatBrush, 32, 1.12),
  'brush-round': at(roundBrush, 32, 1.1, 605, 615),
  'brush-radiator': at(radiatorBrush, 30, 0.98, 590, 660),
  'roller-wide': at(wideRoller, -16, 1.06, 590, 590),
  'roller-small': at(smallRoller, -20, 1.18),
  tray: at(tray, 9, 1.12),
  tape: at(tape, -10, 1.02, 570, 590),
  film: at(film, -5, 1.08),
  sandpaper: at(sandpaper, 4, 1.16),
  'filler-knife': at(fillerKnife, 26, 1.16, 610, 640),
  'telescope-pole': at(pole, 38, 0.98),
  set: paintingSet,
  gloves: at(gloves, 0, 1.12, 590, 600),
  stirrer: at(stirrer, 26, 0.98, 610, 600),
  'bucket-grid': at(grid, 12, 1.26, 600, 640),
  'spray-gun': at(sprayGun, -6, 1.08, 670, 580),
};

const view = [0, 0, 1200, 1200] as const;

export function drawTools(tool: Tool, accent: string): string {
  return toolDefinitions() + tools[tool](accent);
}

export function drawToolPicture({
  tool,
  accent,
  transparent,
}: {
  tool: Tool;
  accent: string;
  transparent?: boolean;
}): string {
  // A very light accent would vanish on white plastic and fleece.
  const visible = contrast(accent, paper) < 1.2 ? darken(accent, 0.06) : accent;
  const picture = drawTools(tool, visible);
  if (transparent) return root(view, tool, picture);
  return root(
    view,
    tool,
    paperGround(view, mix(paper, accent, 0.06)),
    picture,
    paperGrain(view, 0.8),
  );
}

import { inkOnPanel } from '~/blocks/banner/ink-on-panel';
import { blended, contrast, readableOn } from '~/lib/contrast';
import { PAPER } from '~/styles/design-tokens';
import type { Block } from '~/services/shop-api';
import type { Finding, Rule } from './finding';
import { knownBlocks, textAt, valueAt } from './fields';
import { screenPicturesOf } from './pictures-of-block';

/** WCAG 1.4.3, for text of any size. */
const ENOUGH = 4.5;
/** The default colour of text (`--ink` of tokens.css), and the background of a banner. */
const INK = '#1d1c1a';
const RAISED = '#ffffff';
const BLACK = '#000000';
const WHITE = '#ffffff';

/** Text with too little contrast to its background. */
export const colourContrast: Rule = (blocks) =>
  knownBlocks(blocks).flatMap((block): Finding[] => {
    const chosen = hexAt(block, 'text.color');
    const ground = groundsOf(block);
    if (!ground) return [];
    const text = chosen ?? ground.ink ?? INK;
    const [worst = 21] = ground.colours
      .map((each) => contrast(text, each))
      .toSorted((a, b) => a - b);
    if (worst >= ENOUGH) return [];
    const values = { ratio: Math.floor(worst * 10) / 10 };
    const path = chosen ? 'text.color' : ground.path;
    const problem = ground.isPicture ? 'contrastOnPicture' : 'contrastLow';
    return [{ rule: 'contrast', problem, uuid: block.meta.uuid, path, values }];
  });

type Ground = {
  /** The possible backgrounds of the text; for a translucent one, the darkest and the lightest. */
  colours: string[];
  /** The field that sets it. */
  path: string | null;
  isPicture?: boolean;
  /** The text colour that the shop uses if none is set. */
  ink?: string;
};

/** Null for a block whose colours the shop controls, or that has no text. */
function groundsOf(block: Block): Ground | null {
  if (block.name === 'AnnouncementBar' || !('text' in block.content)) return null;
  if (block.name === 'Banner') return groundOfBanner(block);
  const chosen = hexAt(block, 'text.bgColor');
  return chosen
    ? { colours: [chosen], path: 'text.bgColor', ink: readableOn(chosen) }
    : { colours: [PAPER], path: null };
}

function groundOfBanner(block: Block): Ground {
  const hasPicture = screenPicturesOf(block).length > 0;
  if (valueAt(block, 'text.background') === true) {
    const panel = hexAt(block, 'text.bgcolor') ?? WHITE;
    const opacity = shareAt(block, 'text.bgopacity');
    const under = hasPicture ? [BLACK, WHITE] : [RAISED];
    const colours = under.map((each) => blended(panel, each, opacity));
    return { colours, path: 'text.bgcolor', ink: inkOnPanel(panel, opacity) };
  }
  // On a phone the text stands below the picture.
  if (!hasPicture || contrast(hexAt(block, 'text.color') ?? INK, RAISED) < ENOUGH) {
    return { colours: [RAISED], path: 'text.color' };
  }
  const lightest = blended(WHITE, BLACK, shareAt(block, 'image.brightness'));
  return { colours: [BLACK, lightest], path: 'text.background', isPicture: true };
}

function hexAt(block: Block, path: string): string | null {
  const value = textAt(block, path);
  return /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}

function shareAt(block: Block, path: string): number {
  const value = valueAt(block, path);
  return typeof value === 'number' ? value : 1;
}

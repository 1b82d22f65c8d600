// The finished surface from near: how it takes the light.
import { darken, lighten, luminance } from '../colour';
import { grainPattern } from '../grain';
import { paperGrain } from '../ground';
import type { Finish, Shade } from '../spec';
import { blur, group, linear, linearAt, path, radial, rect, root } from '../svg';

const view = [0, 0, 1200, 1200] as const;
const full = (fill: string, opacity?: number) => rect(0, 0, 1200, 1200, { fill, opacity });

export function drawDetail({ shade, surface }: { shade: Shade; surface: Finish | 'wood' }): string {
  const { hex } = shade;
  const dark = luminance(hex) < 0.08;
  const glow = (strength: number) =>
    radial(
      'glow',
      [
        [0, lighten(hex, strength), 1],
        [1, hex, 0],
      ],
      [0.28, 0.2],
      0.85,
    ) +
    linearAt(
      'fall',
      [
        [0, hex, 0],
        [1, darken(hex, 0.42), 1],
      ],
      [420, 360],
      [1200, 1200],
    );
  const base = (strength: number) =>
    glow(strength) + full(hex) + full('url(#glow)') + full('url(#fall)');
  const rolled = (opacity: number) =>
    grainPattern('rolled', 1) + full('url(#grain-rolled)', opacity);
  const body = {
    matt: () => base(dark ? 0.16 : 0.2) + rolled(dark ? 0.5 : 0.34) + paperGrain(view, 1),
    silk: () => base(dark ? 0.24 : 0.3) + sheen(0.22) + rolled(dark ? 0.3 : 0.2),
    gloss: () => base(dark ? 0.3 : 0.3) + windowReflection(0.62),
    clear: () => base(0.22) + timber(hex) + sheen(0.3),
    wood: () => base(0.22) + timber(hex) + sheen(0.16) + paperGrain(view, 0.8),
  }[surface];
  return root(view, `${shade.name} ${shade.code}`, body());
}

function sheen(opacity: number): string {
  return (
    linear(
      'sheen',
      [
        [0, '#ffffff', 0],
        [0.42, '#ffffff', 1],
        [0.55, '#ffffff', 0.75],
        [1, '#ffffff', 0],
      ],
      [0, 0.05],
      [1, 0.55],
    ) +
    blur('sheen-soft', 46) +
    path('M-200 520C200 250 620 210 1400 -120V160C760 420 420 520 -200 900Z', {
      fill: 'url(#sheen)',
      opacity,
      filter: 'url(#sheen-soft)',
    })
  );
}

/** A window mirrored in a slightly uneven lacquer. */
function windowReflection(opacity: number): string {
  const pane = (x: number, y: number, w: number, h: number) => {
    const sag = 16;
    return `M${x} ${y}C${x + w * 0.3} ${y + sag} ${x + w * 0.7} ${y - sag} ${x + w} ${y + 6}C${x + w + 10} ${y + h * 0.3} ${x + w - 12} ${y + h * 0.7} ${x + w + 4} ${y + h}C${x + w * 0.7} ${y + h + sag} ${x + w * 0.3} ${y + h - sag} ${x} ${y + h}C${x - 8} ${y + h * 0.66} ${x + 10} ${y + h * 0.3} ${x} ${y}Z`;
  };
  return [
    linear('pane', [
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0.35],
    ]),
    linear('horizon', [
      [0, '#ffffff', 0],
      [0.5, '#ffffff', 0.22],
      [1, '#ffffff', 0],
    ]),
    blur('pane-soft', 3.2),
    blur('halo', 60),
    path('M170 110H720V760H170Z', {
      fill: '#ffffff',
      opacity: 0.16,
      filter: 'url(#halo)',
      transform: 'skewX(-9) translate(90 0)',
    }),
    group(
      { transform: 'skewX(-9) translate(90 0)', opacity, filter: 'url(#pane-soft)' },
      ...[
        pane(180, 120, 250, 285),
        pane(458, 120, 250, 285),
        pane(180, 434, 250, 300),
        pane(458, 434, 250, 300),
      ].map((d) => path(d, { fill: 'url(#pane)' })),
    ),
    path('M-50 985C300 935 760 1010 1250 935V1010C760 1080 300 1005 -50 1060Z', {
      fill: 'url(#horizon)',
      filter: 'url(#pane-soft)',
    }),
  ].join('');
}

/** Three planks; the grain runs through the glaze. */
function timber(hex: string): string {
  const joint = (x: number) =>
    rect(x - 3, 0, 6, 1200, { fill: darken(hex, 0.85), opacity: 0.75 }) +
    rect(x + 3, 0, 3, 1200, { fill: lighten(hex, 0.4), opacity: 0.5 }) +
    rect(x - 12, 0, 9, 1200, { fill: darken(hex, 0.6), opacity: 0.2 });
  const plank = (x: number, width: number, shift: number, tone: number) =>
    rect(x, 0, width, 1200, {
      fill: tone > 0 ? lighten(hex, tone) : darken(hex, -tone),
      opacity: 0.4,
    }) +
    group(
      { transform: `translate(${x + shift} 0)` },
      rect(-shift, 0, width, 1200, { fill: 'url(#grain-wood)' }),
    );
  return [
    grainPattern('wood', 1, { patternTransform: 'scale(1.05 2)' }),
    plank(0, 372, 40, -0.08),
    plank(372, 430, 300, 0.12),
    plank(802, 398, 130, -0.02),
    joint(372),
    joint(802),
  ].join('');
}

// One stroke of the brush: bristle marks, a wet start, a dry and ragged end.
import { darken, edgeOf, lighten, luminance, mix, paper } from '../colour';
import { paperGrain, paperGround } from '../ground';
import { createRandom, type Random } from '../random';
import type { Shade } from '../spec';
import { blur, ellipse, group, n, path, root } from '../svg';

const view = [0, 0, 1200, 1200] as const;

type Mark = { y: number; from: number; to: number; lean: number };

function bristles(random: Random, count: number, half: number): Mark[] {
  let reach = 0;
  let start = 0;
  return Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * 2 - 1;
    // Neighbouring bristles stick together: both ends wander instead of jumping.
    reach = reach * 0.86 + random.bell() * 19;
    start = start * 0.86 + random.bell() * 5;
    const round = Math.sqrt(Math.max(0, 1 - share * share));
    return {
      y: share * half,
      from: 128 + (1 - round) * 64 + start,
      to: 1010 + round * 50 + reach - (random.next() > 0.93 ? random.between(60, 220) : 0),
      lean: random.bell() * 2.2,
    };
  });
}

function course({ y, from, to, lean }: Mark, shift = 0): string {
  // The height follows from x alone, so that parts of one course lie on each other.
  const rise = (x: number) => {
    const share = (x - 128) / 932;
    return y + shift - Math.sin(share * Math.PI * 0.92) * 30 + share * 20 + lean * share;
  };
  const steps = Array.from({ length: 7 }, (_, index) => from + ((to - from) * index) / 6);
  return `M${steps.map((x) => `${n(x)} ${n(rise(x))}`).join('L')}`;
}

export function drawStroke({
  shade,
  seed,
  transparent,
}: {
  shade: Shade;
  seed: string | number;
  transparent?: boolean;
}): string {
  const random = createRandom(`stroke ${seed} ${shade.hex}`);
  const { hex } = shade;
  const light = luminance(hex) > 0.55;
  const half = 236 + random.between(-12, 16);
  const marks = bristles(random, 150, half);
  const gap = (half * 2) / 149;
  const body = marks.map((mark) =>
    path(course(mark), {
      stroke: hex,
      'stroke-width': n(gap * 2.1),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
  const ridges = marks.flatMap((mark) => {
    const tone = random.bell();
    const colour = tone > 0 ? lighten(hex, light ? 0.75 : 0.3) : darken(hex, light ? 0.26 : 0.4);
    const from = mark.from + random.between(10, 120);
    const to = Math.min(mark.to - 4, from + random.between(320, 900));
    return [
      path(course({ ...mark, from, to }, random.between(-1, 1)), {
        stroke: colour,
        'stroke-width': n(random.between(0.8, gap * 0.8)),
        'stroke-linecap': 'round',
        opacity: n(Math.min(0.7, 0.14 + Math.abs(tone) * 0.3)),
      }),
    ];
  });
  const dry = Array.from({ length: 90 }, () => {
    const mark = marks[Math.floor(random.next() * marks.length)] ?? marks[0];
    if (!mark) return '';
    const from = mark.to - random.between(60, 360);
    return path(course({ ...mark, from, to: mark.to + 20 }, random.between(-1.5, 1.5)), {
      stroke: light ? darken(paper, 0.05) : paper,
      'stroke-width': n(random.between(0.8, 3.4)),
      'stroke-linecap': 'round',
      opacity: n(random.between(0.25, 0.85)),
    });
  });
  const drops = Array.from({ length: 5 }, () =>
    ellipse(
      random.between(1070, 1130),
      random.between(-half, half),
      random.between(1.5, 5),
      random.between(1.5, 4),
      { fill: hex },
    ),
  );
  const first = marks[0];
  const last = marks.at(-1);
  const edge = edgeOf(hex);
  return root(
    view,
    `${shade.name} ${shade.code}`,
    blur('soft', 7),
    transparent ? '' : paperGround(view, mix(paper, hex, 0.02)),
    group(
      { transform: 'translate(600 600) rotate(-7) translate(-600 0)', fill: 'none' },
      group(
        { opacity: 0.2, filter: 'url(#soft)', transform: 'translate(4 9)' },
        ...marks
          .filter((_, i) => i % 3 === 0)
          .map((mark) => path(course(mark), { stroke: '#2b241c', 'stroke-width': n(gap * 3) })),
      ),
      light
        ? group(
            { transform: 'translate(0 2)' },
            ...marks
              .filter((_, i) => i % 2 === 0)
              .map((mark) =>
                path(course(mark), {
                  stroke: edge,
                  'stroke-width': n(gap * 2.6),
                  'stroke-linecap': 'round',
                }),
              ),
          )
        : '',
      ...body,
      ...ridges,
      first
        ? path(course({ ...first, to: first.to - 90 }, -1), {
            stroke: lighten(hex, light ? 0.8 : 0.4),
            'stroke-width': 3.5,
            opacity: 0.8,
            'stroke-linecap': 'round',
          })
        : '',
      last
        ? path(course({ ...last, to: last.to - 60 }, 2), {
            stroke: darken(hex, 0.5),
            'stroke-width': 4.5,
            opacity: 0.55,
            'stroke-linecap': 'round',
          })
        : '',
      last
        ? path(course({ ...last, to: last.to - 120 }, -4), {
            stroke: lighten(hex, light ? 0.7 : 0.28),
            'stroke-width': 3,
            opacity: 0.55,
            'stroke-linecap': 'round',
          })
        : '',
      ...(transparent ? [] : dry),
      ...drops,
    ),
    transparent ? '' : paperGrain(view),
  );
}

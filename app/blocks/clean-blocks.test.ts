import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { blockDefinitions } from './definitions';
import { contentBlock, structureBlock } from './kit/define-block';
import { MAX_HTML_LENGTH, richText } from './fields/index';
import { cleanBlocks, cleanHtml } from './clean-blocks.server';

const TAGS = 'P BR B STRONG I EM U S UL OL LI H2 H3 H4 A BLOCKQUOTE SPAN'.split(' ');
const { document } = new JSDOM('').window;

/** All elements that a browser makes of a text in its position on the page. */
function elementsOf(html: string): Element[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('*')];
}

/** Only the allowed elements and attributes, no comment, and only allowed link targets. */
function expectClean(html: string): void {
  const wrong = elementsOf(html).filter(
    ({ tagName, attributes }) =>
      !TAGS.includes(tagName) ||
      [...attributes].some(
        ({ name, value }) =>
          name !== 'title' &&
          name !== 'start' &&
          !(name === 'href' && /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(value.trim())),
      ),
  );
  expect(wrong.map((element) => element.outerHTML)).toEqual([]);
  expect(html).not.toContain('<!--');
}

async function expectCleanTwice(html: string): Promise<string> {
  const clean = await cleanHtml(html);
  expectClean(clean);
  expect(await cleanHtml(clean)).toBe(clean);
  return clean;
}

/** Content that DOMPurify allows by default, and the payloads of every list of such attacks. */
const PROBES = [
  ['script', '<p>Ton<script>alert(1)</script></p>'],
  ['event handler', '<p onclick="alert(1)">Ton</p>'],
  ['image that fails', '<img src=x onerror=alert(1)>Ton'],
  ['counting picture of another host', 'Ton<img src="//evil.example/pixel.gif">'],
  ['style over the whole page', '<p style="position:fixed;inset:0;background:url(//evil)">Ton</p>'],
  ['form that asks for a password', '<form action="//evil"><input name=password>Ton</form>'],
  ['style in a drawing', 'Ton<svg><style>*{background:url(//evil)}</style></svg>'],
  ['drawing with a handler', 'Ton<svg onload=alert(1)>'],
  ['names that hide others', '<p id="form" name="body" class="button">Ton</p>'],
  ['data for scripts', '<p data-enhance="cart" data-scroll="1" aria-label="x">Ton</p>'],
  ['script address', '<a href="javascript:alert(1)">Ton</a>'],
  ['script address with a tab', '<a href="java\tscript:alert(1)">Ton</a>'],
  ['script address in entities', '<a href="&#106;avascript&colon;alert(1)">Ton</a>'],
  ['document in an address', '<a href="data:text/html,<script>alert(1)</script>">Ton</a>'],
  ['another host without a scheme', '<a href="//evil.example">Ton</a>'],
  ['frame', 'Ton<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['base and refresh', '<base href="//evil"><meta http-equiv=refresh content="0;//evil">Ton'],
  ['backslash host', '<a href="/\\evil.example">Ton</a>'],
  ['tab between slashes', '<a href="/\t/evil.example">Ton</a>'],
  ['new window', '<a href="https://evil.example" target="_blank" rel="opener">Ton</a>'],
] as const;

/** Texts that change their meaning when they are serialised and parsed again (mXSS). */
const MUTATIONS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a title="--!><img src=x onerror=alert(1)>">x</a><!--',
  '<svg><![CDATA[<img src=x onerror=alert(1)>]]></svg>',
  '<template><img src=x onerror=alert(1)></template>',
  '<table><a href="/x"><td><style></table><img src=x onerror=alert(1)>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">',
  '<?xml-stylesheet ><img src=x onerror="alert(1)"> ?>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)>',
  '<a title="&lt;/a&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>',
  '<is-a onclick=alert(1)>x</is-a><x-y is="z" onfocus=alert(1)>',
  '<<script>alert(1)//<</script>',
  '<a href="/ok" title="a\u0000b\u2028c">x</a>',
];

describe('the elements of a rich text', () => {
  test.each(PROBES)('%s is removed, the text stays', async (_name, probe) => {
    expect(await expectCleanTwice(probe)).toContain('Ton');
  });

  test.each(MUTATIONS)('%s', async (html) => {
    await expectCleanTwice(html);
  });

  test("an operator's text is unchanged", async () => {
    const html =
      '<h2>Kreide</h2><p>Ein <strong>matter</strong> Ton, <a href="/farben/kreide" title="Kreide">' +
      'hier</a> und bei <a href="https://www.beispiel.de/a?b=1#c">anderen</a>.</p>' +
      '<ul><li>deckt &amp; trocknet</li></ul><blockquote><em>5 &lt; 6</em></blockquote>' +
      '<p><a href="mailto:farbe@tonwert.de">Schreiben</a> <a href="tel:+4912">anrufen</a>' +
      '<br><a href="#oben">nach oben</a></p>';
    expect(await cleanHtml(html)).toBe(html);
    expect(await cleanHtml('5 < 6 & 7 > 3')).toBe('5 &lt; 6 &amp; 7 &gt; 3');
  });
});

describe('separate blocks stay separate when their elements are removed', () => {
  test.each([
    [
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>',
      'A B C',
    ],
    ['<table><caption>Maße</caption><tfoot><tr><td>B</td></tr></tfoot></table>Ton', 'Maße B Ton'],
    ['<div>eins</div><div>zwei</div>', 'eins zwei'],
    ['null<div>eins</div>zwei', 'null eins zwei'],
    ['<div><div>eins</div></div>\n<section><h1>zwei</h1>drei</section>', 'eins\nzwei drei'],
    ['<dl><dt>Ton<dd>Wert</dl>', 'Ton Wert'],
    ['<ul><li><div>eins</div><div>zwei</div></li></ul>', '<ul><li>eins zwei</li></ul>'],
    ['<p>eins</p><div>zwei</div><p>drei</p>', '<p>eins</p>zwei<p>drei</p>'],
    ['eins<hr>zwei<div></div>drei', 'eins zwei drei'],
    ['ei<font>n</font>s', 'eins'],
    ['<form><input name="before"><div>eins</div><div>zwei</div></form>', 'eins zwei'],
    ['<div>eins</div><form><input name=nodeName></form>', 'eins'],
    ['<form><input name=nodeType><input name=data></form><div>zwei</div>', 'zwei'],
  ])('%s', async (html, expected) => {
    expect((await expectCleanTwice(html)).trim()).toBe(expected);
  });
});

const PIECES = [
  ...PROBES.map(([, probe]) => probe),
  ...MUTATIONS,
  ...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag.toLowerCase()} title='"<`]),
  ...'<svg> <math> <style> </style> <!-- --> <table> <thead> <th> <td> <div> </div> <form> ]]> <?'.split(
    ' ',
  ),
  ...'" \' > &lt; &#x3c;script = / \u0000 \r'.split(' '),
  ' href=javascript:x',
];

test('nested links stay separate when the element between them is removed', async () => {
  expect(await expectCleanTwice('<a>Ton<table><a href="/x"><td>Wert</table>')).toContain('Ton');
});

test('for any input, only allowed elements remain, and cleaning is idempotent', async () => {
  const html = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 8 })), { maxLength: 25 })
    .map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(html, async (text) => void (await expectCleanTwice(text))),
    { numRuns: 400 },
  );
});

const many = (piece: (index: number) => string) => {
  let html = '';
  for (let index = 0; html.length < MAX_HTML_LENGTH - 100; index += 1) html += piece(index);
  return html;
};

describe('a text of 100 KB takes no more than seconds', () => {
  test.each([
    ['one in the other', many(() => '<b>')],
    ['spans one in the other, all closed', '<span>'.repeat(7000) + 'Ton' + '</span>'.repeat(7000)],
    [
      'open elements that each paragraph repeats',
      Array.from({ length: 3000 }, (_, index) => `<b title=${index}>`).join('') +
        '<p>x'.repeat(12_000),
    ],
    [
      'open elements hidden from counting',
      many((index) => `<b title=${index}><object></b></object>`),
    ],
    ['end tags in comments', many((index) => `<b title=${index}><!--</b>-->`)],
    ['end tags in attributes', many((index) => `<b title="${index}</b>">`)],
    ['drawings', many(() => '<svg><g>')],
    ['tables', many(() => '<table><tr><td>')],
    ['starts of tags', many(() => '<')],
    ['starts of attributes', many(() => '<b a="')],
    ['spaces in a tag', `<b${' '.repeat(90_000)}`],
    ['names in a tag', `<b${' a'.repeat(45_000)}`],
    ['entities', many(() => '&amp')],
    ['comments', many(() => '<!--')],
    ['paragraphs with links', many((index) => `<p>Ein <a href="/t${index}">Ton</a></p>`)],
    ['lists without ends', many(() => '<ul><li>Ton')],
  ])('%s', async (_name, html) => {
    const before = process.cpuUsage();
    const clean = await cleanHtml(html.slice(0, MAX_HTML_LENGTH));
    const { user } = process.cpuUsage(before);
    expectClean(clean);
    // Two seconds at most; an unprotected parser works for half a minute on the worst of these.
    expect(user / 1_000_000).toBeLessThan(15);
  });

  test('content nested deeper than fifty elements stays as text', async () => {
    const nested = (depth: number) =>
      '<blockquote>'.repeat(depth) + 'Ton' + '</blockquote>'.repeat(depth);
    expect(await cleanHtml(nested(50))).toBe(nested(50));
    expect((await cleanHtml(nested(51))).trim()).toBe('Ton');
    expect((await cleanHtml(nested(3900))).trim()).toBe('Ton');
  });

  test('a long ordinary text keeps its elements', async () => {
    const html = many((index) => `<p>Ein <a href="/t${index}">Ton</a> und <b>mehr</b></p>`);
    expect(await cleanHtml(html)).toBe(html);
  });

  test('a longer one is refused', async () => {
    await expect(cleanHtml('x'.repeat(MAX_HTML_LENGTH + 1))).rejects.toThrow(RangeError);
  });
});

describe('the blocks of a page', () => {
  const dirty = '<p onclick="x()">Ton</p>';
  const clean = '<p>Ton</p>';

  test('every rich text is cleaned, also in lists and in nested blocks; plain texts stay', async () => {
    const text = (htmlDescription: string) => ({ text: { title: '<b>Ton</b>', htmlDescription } });
    const page = (html: string) => [
      structureBlock('MultiGrid', 'a', [contentBlock('TextCard', 'b', text(html))], {
        columnWidths: [12],
      }),
      contentBlock('NewsletterSubscribe', 'c', text(html)),
      contentBlock('Accordion', 'd', {
        items: [
          { question: '<i>Ton</i>', answer: html },
          { question: '', answer: html },
        ],
      }),
    ];
    expect(await cleanBlocks(page(dirty))).toEqual(page(clean));
  });

  test('the fields of a structure block itself are cleaned if one is a rich text', async () => {
    const { configuration } = blockDefinitions.MultiGrid;
    const grid = (note: string) => structureBlock('MultiGrid', 'a', [], { note });
    try {
      Object.assign(blockDefinitions.MultiGrid, { configuration: z.object({ note: richText() }) });
      expect(await cleanBlocks([grid(dirty)])).toEqual([grid(clean)]);
    } finally {
      Object.assign(blockDefinitions.MultiGrid, { configuration });
    }
  });

  test('unknown fields of known blocks stay as they are', async () => {
    const known = contentBlock('TextCard', 'b', { text: { title: 'Ton' }, later: { dirty } });
    expect(await cleanBlocks([known])).toEqual([known]);
  });

  test('texts of unknown blocks are cleaned if they have a tag, and otherwise unchanged', async () => {
    const unknown = (html: string) => {
      const held = contentBlock('Clock', 'b', { texts: [{ html }, 'bis < 5 & mehr', 5, null] });
      return structureBlock('Countdown', 'a', [held], { html });
    };
    expect(await cleanBlocks([unknown(dirty)])).toEqual([unknown(await cleanHtml(dirty))]);
  });

  test('a rich text that is no string is dropped: on a page it would become one', async () => {
    const block = contentBlock('TextCard', 'a', {
      text: { htmlDescription: [dirty], title: 'Ton' },
    });
    expect(await cleanBlocks([block])).toEqual([
      contentBlock('TextCard', 'a', { text: { title: 'Ton' } }),
    ]);
  });
});

// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { Editor } from '@tiptap/core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cleanHtml } from '~/blocks/clean-blocks.server';
import { EXTENSIONS } from './extensions';
import { pasteProps } from './rich-text-paste';

let editor: Editor | undefined;
const onPaste = vi.fn();

beforeAll(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  editor?.destroy();
  document.body.replaceChildren();
});

/** The content of a text after this was pasted into it, and the number of undo steps. */
async function paste(html: string) {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: EXTENSIONS,
    content: '<p>Vorher</p>',
    editorProps: pasteProps(onPaste),
    injectCSS: false,
  });
  editor.commands.focus('end');
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const pasted = editor.getHTML();
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>Vorher</p>');
  // The stored text is the visible one.
  expect(await cleanHtml(pasted)).toBe(pasted);
  return pasted;
}

/** One sentence as they write it. */
const WORD = `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%;mso-fareast-language:EN-US'><span
 style='font-size:12.0pt;font-family:"Calibri",sans-serif;mso-ascii-theme-font:minor-latin;${'mso-ansi-language:DE;'.repeat(60)}'>Weiß, <b style='mso-bidi-font-weight:normal'>das</b> bleibt<o:p></o:p></span></p>`;

test('a megabyte of a word processor becomes its text, in one step', async () => {
  const pasted = await paste(`<body>${WORD.repeat(1_000_000 / WORD.length)}</body>`);
  expect(pasted).toMatch(/^<p>VorherWeiß, <strong>das<\/strong> bleibt<\/p><p>Weiß, /);
  expect(pasted).not.toMatch(/mso|style|span|class/i);
});

test('the text of a page with scripts, frames and pictures stays, and none of it runs', async () => {
  const run = vi.fn();
  Object.assign(window, { run });
  const pasted = await paste(
    `<h1 onclick="run()">Groß</h1><script>run()</script><p onmouseover="run()">Text <a href="javascript:run()">hier</a>
     <a href="/ratgeber" onclick="run()">dort</a></p><iframe src="javascript:run()"></iframe>
     <img src="x" onerror="run()"><svg onload="run()"><text>Bild</text></svg><form><input value="x"><button>Senden</button></form>
     <table><tr><td>Zelle</td></tr></table><style>p { color: red }</style>`,
  );
  expect(pasted).not.toMatch(/script|on\w+=|iframe|<img|svg|style|run/i);
  expect(pasted).toContain('<a href="/ratgeber">dort</a>');
  for (const word of ['Groß', 'Text', 'hier', 'Senden', 'Zelle']) expect(pasted).toContain(word);
  expect(run).not.toHaveBeenCalled();
});

test('a list of a word processor is a list, with its nesting and numbers', async () => {
  expect(await paste(readFileSync('tests/support/word-list.html', 'utf8'))).toBe(
    '<p>VorherUntergrund</p><p>Vorher prüfen:</p>' +
      '<ul><li><p>trocken</p><ul><li><p>auch innen</p></li></ul></li><li><p>sauber</p></li></ul>' +
      '<ol><li><p>Grundieren</p></li><li><p>Streichen</p></li></ol>',
  );
});

/** A paragraph that a word processor shows as a list item, with its marker. */
const listed = (sign: string, words: string, { name = 'p', level = 1 } = {}) =>
  `<${name} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</${name}>`;

test('a numbered heading of a word processor stays a heading', async () => {
  const html = listed('1.', 'Grund', { name: 'h2' }) + '<p>Text</p>';
  expect(await paste(`<p></p>${html}`)).toBe('<p>Vorher</p><h2>Grund</h2><p>Text</p>');
});

test('a list that continues after a paragraph continues its numbers', async () => {
  const html = `${listed('1.', 'eins')}<p>Warten.</p>${listed('2.', 'zwei')}${listed('3.', 'drei')}`;
  expect(await paste(`<p></p>${html}`)).toBe(
    '<p>Vorher</p><ol><li><p>eins</p></li></ol><p>Warten.</p>' +
      '<ol start="2"><li><p>zwei</p></li><li><p>drei</p></li></ol>',
  );
});

test('lists that a word processor writes as lists are unchanged', async () => {
  const item = (level: number, words: string) =>
    `<li style='mso-list:l0 level${level} lfo1'>${words}</li>`;
  expect(
    await paste(`<p></p><ul>${item(1, 'a')}<ul>${item(2, 'b')}</ul>${item(1, 'c')}</ul>`),
  ).toBe('<p>Vorher</p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>');
});

test('an online word processor writes each item as a separate list; they become one', async () => {
  const item = (list: string, words: string, { level = 1, at = 1 } = {}) =>
    `<div class="ListContainerWrapper X"><${list} role="list"><li data-listid="${list}" data-aria-posinset="${at}"
      data-aria-level="${level}" role="listitem"><p>${words}</p></li></${list}></div>`;
  const html =
    item('ul', 'a') +
    item('ul', 'b', { level: 2 }) +
    item('ul', 'c', { at: 2 }) +
    item('ol', 'd', { at: 4 });
  expect(await paste(`<p></p>${html}`)).toBe(
    '<p>Vorher</p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>' +
      '<ol start="4"><li><p>d</p></li></ol>',
  );
});

test('a list in a cell becomes text in the line of its row', async () => {
  const cell = `<td>${listed('·', 'trocken')}${listed('·', 'sauber')}</td><td>ja</td>`;
  expect(await paste(`<p></p><table><tr>${cell}</tr></table>`)).toBe(
    '<p>Vorher</p><p>trocken sauber · ja</p>',
  );
});

test('headings of other levels get a level of the text', async () => {
  const html = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => `<${name}>${name}</${name}>`);
  expect(await paste(`<p>a</p>${html.join('')}`)).toBe(
    '<p>Vorhera</p><h2>h1</h2><h2>h2</h2><h3>h3</h3><h4>h4</h4><h4>h5</h4><h4>h6</h4>',
  );
});

test('a row of a spreadsheet is a line, with its cells separated', async () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const rows = row('Salbei', '2,5 l', '<p>29,90 €</p>') + row('Leinen', '', '12 €');
  expect(await paste(`<p></p><table><tbody>${rows}</tbody></table>`)).toBe(
    '<p>Vorher</p><p>Salbei · 2,5 l · 29,90 €</p><p>Leinen · 12 €</p>',
  );
});

test.each([
  ['" www.hersteller.example"', 'https://www.hersteller.example'],
  ["'www.hersteller.example'", 'https://www.hersteller.example'],
  ['info@hersteller.example', 'mailto:info@hersteller.example'],
])('a link to %s', async (href, address) => {
  expect(await paste(`Mehr <a href=${href}>hier</a>`)).toBe(
    `<p>VorherMehr <a href="${address}">hier</a></p>`,
  );
});

test('a link without its scheme leads to the web', async () => {
  expect(await paste('Mehr <a href="www.hersteller.example/a">hier</a>')).toBe(
    '<p>VorherMehr <a href="https://www.hersteller.example/a">hier</a></p>',
  );
});

test('the cells of a table stay separate words, those of its head too', async () => {
  const table =
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td><td>C</td></tr></tbody></table>';
  expect(await paste(`${table}<div>eins</div><div>zwei</div>`)).toBe(
    '<p>VorherA</p><p>B · C</p><p>eins</p><p>zwei</p>',
  );
});

test('a picture alone leaves the text and the selection unchanged, and that is reported', async () => {
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=">';
  expect(await paste(picture)).toBe('<p>Vorher</p>');
  expect(onPaste.mock.lastCall).toEqual(['noWords']);
  editor!.commands.selectAll();
  editor!.view.pasteHTML(picture, new Event('paste') as ClipboardEvent);
  expect(editor!.getHTML()).toBe('<p>Vorher</p>');
});

test.each([
  ['a file of a picture', ['Files'], true],
  ['nothing', [], true],
  ['words', ['text/plain'], false],
  ['a picture with its page', ['text/html', 'Files'], false],
])('%s in the clipboard: is it withheld from the text? %j %j', async (_, types, isKept) => {
  await paste('<p>kurz</p>');
  onPaste.mockClear();
  const getData = (type: string) => (types.includes(type) ? 'Wörter' : '');
  const event = new Event('paste', { cancelable: true, bubbles: true });
  editor!.view.dom.dispatchEvent(
    Object.assign(event, { clipboardData: { types, getData, files: [] } }),
  );
  expect(onPaste.mock.calls).toEqual([[isKept ? 'noWords' : null]]);
  expect(editor!.getHTML()).toBe(isKept ? '<p>Vorher</p>' : '<p>VorherWörter</p>');
});

test('a text that does not fit into the field is not pasted at all', async () => {
  await paste('<p>kurz</p>');
  editor!.view.pasteHTML(`<p>${'x'.repeat(100_000)}</p>`, new Event('paste') as ClipboardEvent);
  expect(onPaste.mock.lastCall).toEqual(['tooLong']);
  expect(editor!.getHTML()).toBe('<p>Vorher</p>');
});

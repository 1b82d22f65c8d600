import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { readForm } from '../support/read-form';
import { readPage } from '../support/read-page';

const ADDRESS = 'http://shop.example/de/kasse?step=2';

const page = (
  body: string,
) => `<!DOCTYPE html><html lang="de"><head><noscript><link rel=x></noscript><title> A
  b </title></head><body>${body}</body></html>`;

/** A browser's result for markup that React would not write, and its form data of controls. */
const BODIES = {
  'implied and missing ends': '<p>a<p>b<ul><li>c<li>d<b>e<i>f</b>g</i></ul><div>h<span>i',
  'rows without a body': '<table><tr><td>a<td>b<tr><td>c</table>',
  'what no table may have': '<table><div>x</div><tr><td><form><input name=a></form></table>',
  entities:
    '<p title="&lt;&amp;&quot;&euro;">&amp;auml; &auml;&nbsp;&copy &#8364;&#x1F3A8; &unknown;',
  'text of old browsers':
    '<noscript><a href=x>a</a></noscript><script>"<p>"</script><style>a{}</style>',
  'a template': '<template><input name=inside></template><form><template><input name=b></template>',
  'a drawing': '<svg viewBox="0 0 1 1"><path d="M0"/><foreignObject><p>a</foreignObject></svg><p>b',
  comments: '<!-- a --><p>b<!--c--></p><![CDATA[x]]>',
  'lines and marks':
    '<textarea name=t>\n\na\r\nb</textarea><pre>\nx</pre><p class=" a  a b ">c</p>',
  addresses:
    '<a href="">a</a><a href="?x=ä">b</a><a href="//other.example/ü b">c</a><a href="../x/./y#z">d</a><a>e</a><a href="mailto:a@b.example">f</a><a href="http://[">g</a>',
  'an address of its own': '<base href="/en/"><a href="x">a</a>',
};

const FORMS = {
  'kinds of inputs':
    '<input name=a><input name=b value=" x "><input type=HIDDEN name=c value="1\n2"><input type=strange name=d value=e><input name=e value="x\ny"><input type=email name=f value=" a@b.example "><input type=number name=g value=1,5><input type=number name=h value=-1.5><input type=date name=i value=2026-11-26><input type=date name=j value=26.11.><input type=file name=k value=x><input value=nameless>',
  'boxes and choices':
    '<input type=checkbox name=a><input type=checkbox name=b checked><input type=checkbox name=c value=1 checked><input type=checkbox name=c value=2 checked><input type=radio name=d value=1 checked><input type=radio name=d value=2 checked><input type=radio name=e value=1>',
  'lists of one line':
    '<select name=a><option value="">Choose<option value=x>X</select><select name=b><option>  A   b </option><option selected>C<option selected>D</select><select name=c><option disabled>1<option>2</select><select name=d><optgroup disabled><option>1</optgroup><optgroup><option>2</select><select name=e></select>',
  'longer lists':
    '<select name=a multiple><option selected>1<option>2<option selected>3</select><select name=b size=3><option>1</select>',
  'what is disabled':
    '<input name=a disabled><fieldset disabled><legend><input name=b></legend><input name=c><fieldset><input name=d></fieldset></fieldset><fieldset><input name=e></fieldset><select name=f disabled><option>1</select>',
  buttons:
    '<button name=a value=1>x</button><input type=submit name=b value=2><input type=reset name=c><input type=image name=d>',
  elsewhere:
    '<input name=a form=other><div><input name=b></div></form><input name=c form=main><form id=other><input name=d>',
};

/** The document by jsdom and by the parser of the tests. */
function both(body: string): [Document, Document] {
  return [new JSDOM(page(body), { url: ADDRESS }).window.document, readPage(page(body), ADDRESS)];
}

describe('a page is parsed like in a browser without script', () => {
  test.each(Object.entries(BODIES))('%s', (_, body) => {
    const [expected, read] = both(body).map((document) => ({
      tree: document.documentElement.outerHTML,
      elements: document.querySelectorAll('*').length,
      title: document.title,
      text: document.body.textContent,
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      inputs: [...document.querySelectorAll('input')].map(({ name }) => name),
    }));
    expect(read).toEqual(expected);
  });
});

describe('its forms send the data that a browser sends', () => {
  test.each(Object.entries(FORMS))('%s', (_, controls) => {
    const body = `<form id=main method=POST action="../x">${controls}</form>`;
    const [expected, read] = both(body).map((document) =>
      [...document.querySelectorAll('form')].map((form) => ({
        ...readForm(form, form.querySelector('button'), ADDRESS),
        names: [...form.elements].map((control) => control.getAttribute('name')),
        values: [...form.querySelectorAll<HTMLInputElement>('[name]')].map((control) => [
          control.type,
          control.value,
          control.checked,
          control.disabled,
        ]),
        options: [...form.querySelectorAll('option')].map(({ value, selected }) => [
          value,
          selected,
        ]),
      })),
    );
    expect(read).toEqual(expected);
    expect(expected![0]!.names.length).toBeGreaterThan(0);
  });
});

test.each([
  '[form=main]',
  '[checked=""], [disabled=""]',
  'input[value="1,5"]',
  '[title=""]',
  '[type=HIDDEN]',
  'p[title*="B" i]',
  ':checked',
  'option:not([value])',
  'p, input, p',
  'p + :is(input, p)',
  ':nth-child(2n+1)',
])('the selector %s matches the same as in a browser', (selector) => {
  const all = both(`<p title=""><p title=ab><form id=main>${Object.values(FORMS).join('')}`);
  const [expected, read] = all.map((document) =>
    [...document.querySelectorAll(selector)].map((found) => found.outerHTML),
  );
  expect(read).toEqual(expected);
  expect(expected).not.toEqual([]);
});

test.each([
  ':scope > p',
  ':scope > div > p, b',
  'div p',
  'p, :scope > div',
  ':not(:checked) > p:nth-child(1), :scope > b',
])('on an element, %s matches the same as in a browser', (selector) => {
  const all = both('<p>a</p><div id=d><p>b</p><div><p>c</p></div><b>d</b></div>');
  const [expected, read] = all.map((document) =>
    [...document.querySelector('#d')!.querySelectorAll(selector)].map((each) => each.outerHTML),
  );
  expect(read).toEqual(expected);
  expect(expected).not.toEqual([]);
});

test('a disabled fieldset sends only the fields in its legend', () => {
  const [document] = both(`<form>${FORMS['what is disabled']}</form>`);
  expect(Object.keys(readForm(document.querySelector('form')!, null, ADDRESS).fields)).toEqual([
    'b',
    'e',
  ]);
});

test('a missing element is null, and a removed one stays in the list it was found in', () => {
  const document = readPage(page('<p>a<p>b</p><template><i>c</i></template>'), ADDRESS);
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.body.querySelector('dialog')).toBeNull();
  expect(document.querySelector('.nowhere p, [lang=en] > p')).toBeNull();
  expect(document.body.closest('dialog')).toBeNull();
  expect(document.getElementById('x')).toBeNull();
  expect(document.querySelector('i')).toBeNull();
  expect(document.querySelector('template')!.content.querySelector('i')!.textContent).toBe('c');
  for (const line of document.querySelectorAll('p')) line.remove();
  expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['TEMPLATE']);
});

test('an unsupported selector is an error, not an empty list', () => {
  const document = readPage(page('<ul><li>'), ADDRESS);
  expect(() => document.querySelector('ul:where(ul)')).toThrow();
  expect(() => document.querySelector('ul:has(> li)')).toThrow();
});

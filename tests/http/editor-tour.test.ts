import { afterAll, beforeEach, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { Right } from '../../app/services/operator-api/operator';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useSharedShop();
const PASSWORD = 'blaue Wand, weiße Decke';
const EDIT = '/operator/edit';

const forgetDrafts = () => shop.query('truncate block_draft, block_revision');
beforeEach(forgetDrafts);
afterAll(forgetDrafts);

let accounts = 0;
/** An operator who logs in for the first time. */
async function newcomer(rights?: Right[]): Promise<ShopClient & { email: string }> {
  const email = `neu${(accounts += 1)}@example.com`;
  const account = { email, name: 'Nora Neu', password: PASSWORD, ...(rights && { rights }) };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  return Object.assign(client, { email });
}

const title = (page: ShopPage) => page.document.querySelector('#tour h2')?.textContent ?? null;
const tourOf = async (client: ShopClient, path = EDIT) => title(await client.get(path));
const step = (
  number: number,
  name: 'headline' | 'add' | 'undo' | 'publish',
  lang = 'de' as const,
) =>
  `${words(lang, 'editor.tour.step', { step: number, count: 4 })} ${words(lang, `editor.tour.title.${name}`)}`;

/** Presses a button of the tour by its name. */
async function press(client: ShopClient, page: ShopPage, name: 'back' | 'next' | 'done' | 'leave') {
  const wanted = words('de', `editor.tour.${name}`);
  const buttons = [...page.document.querySelectorAll('#tour button')];
  const button = buttons.find(({ textContent }) => textContent === wanted);
  if (!button) throw new Error(`no button ${wanted}`);
  const answer = await client.post(EDIT, { intent: button.getAttribute('value')! });
  expect(answer.status).toBe(303);
  return answer;
}

test('a new editor goes forward, back and to the end, and has seen it then', async () => {
  const nora = await newcomer();
  let page = await nora.get(EDIT);
  expect(title(page)).toBe(step(1, 'headline'));
  const seen = [];
  for (const way of ['next', 'back', 'next', 'next', 'next'] as const) {
    const answer = await press(nora, page, way);
    expect(answer.headers.get('location')).toBe(`${EDIT}#tour`);
    page = await nora.follow(answer);
    seen.push(title(page));
  }
  expect(seen).toEqual([
    step(2, 'add'),
    step(1, 'headline'),
    step(2, 'add'),
    step(3, 'undo'),
    step(4, 'publish'),
  ]);
  const left = await press(nora, page, 'done');
  expect(left.headers.get('location')).toBe(`${EDIT}#content`);
  expect(title(await nora.follow(left))).toBeNull();
});

test('it can be left immediately, and does not return on any page, device or day', async () => {
  const nora = await newcomer();
  await press(nora, await nora.get(EDIT), 'leave');
  expect(await tourOf(nora)).toBeNull();
  expect(await tourOf(nora, `/en${EDIT}`)).toBeNull();
  const elsewhere = shop.client();
  await elsewhere.post('/operator/login', {
    intent: 'password',
    email: nora.email,
    password: PASSWORD,
  });
  expect(await tourOf(elsewhere)).toBeNull();
});

test('its texts name the tools like the page does, in both languages', async () => {
  const nora = await newcomer();
  for (const lang of ['de', 'en'] as const) {
    const path = lang === 'de' ? EDIT : `/en${EDIT}`;
    for (const number of [1, 2, 3, 4]) {
      await nora.post(path, { intent: `tour:${number}` });
      const page = await nora.get(path);
      const tools = page.document.querySelector('body')!.textContent;
      const quoted = page.text('.tour p').matchAll(/[„“]([^„“”]+)[“”]/g);
      const names = [...quoted].map(([, name]) => name!);
      expect(names.length, `${lang} ${number}`).toBeGreaterThan(0);
      const known = `${tools} ${words(lang, 'operator.title')}`;
      for (const name of names) expect(known.split(name).length, name).toBeGreaterThan(2);
      expect(page.text('.tour')).not.toMatch(/[{}]/);
    }
  }
});

test('an editor who has changed a page already is not shown it', async () => {
  const nora = await newcomer();
  await nora.post(EDIT, { intent: 'add', variation: 'rich-text', place: '/' });
  expect(await tourOf(nora)).toBeNull();
  const revised = await newcomer();
  await shop.query(
    `insert into block_revision (identifier, type, lang, version, blocks, author, created_at)
     values ('index', 'immutable', 'de', 9, '[]', $1, now())`,
    [revised.email],
  );
  expect(await tourOf(revised)).toBeNull();
  expect(await tourOf(await newcomer())).toBe(step(1, 'headline'));
});

test('an editor who has continued keeps it while trying things, beside every panel', async () => {
  const nora = await newcomer();
  await nora.post(EDIT, { intent: 'tour:2' });
  const added = await nora.post(EDIT, { intent: 'add', variation: 'rich-text', place: '/' });
  expect(title(await nora.follow(added))).toBe(step(2, 'add'));
  for (const panel of ['?add=%2F', '?history=', '?preview=']) {
    expect(await tourOf(nora, EDIT + panel)).toBe(step(2, 'add'));
  }
  const answer = await nora.post(`${EDIT}?history=`, { intent: 'tour:3' });
  expect(answer.headers.get('location')).toBe(`${EDIT}?history=#tour`);
});

test('the page of the team starts it again, for operators who may edit', async () => {
  const nora = await newcomer(['preview', 'edit']);
  await nora.post(EDIT, { intent: 'tour:0' });
  const team = await nora.get('/operator');
  const again = await nora.submit(team.form('button[value="tour"]'), { intent: 'tour' });
  expect(again.status).toBe(303);
  expect(again.headers.get('location')).toBe(`${EDIT}#tour`);
  expect(title(await nora.follow(again))).toBe(step(1, 'headline'));
  await nora.post(EDIT, { intent: 'tour:4' });
  const last = (await nora.get(EDIT)).text('.tour p');
  expect(last).toContain(words('de', 'editor.share.open'));
  expect(last).not.toContain(`„${words('de', 'editor.save')}“`);
});

test('each step is done where it leads to, and ticked then, without script', async () => {
  const nora = await newcomer();
  const isDone = (page: ShopPage) => page.document.querySelector('.tour-done') !== null;
  const way = (page: ShopPage) =>
    page.document.querySelector('#tour .tour-next')?.getAttribute('href') ?? '';
  const start = await nora.get(EDIT);
  expect(isDone(start)).toBe(false);

  const drawer = await nora.get(
    new URL(way(start), start.url).pathname + way(start).slice(way(start).indexOf('?')),
  );
  const id = decodeURIComponent(way(start).split('#')[1]!);
  const field = drawer.document.getElementById(id)!;
  expect(field.getAttribute('value')).not.toBe('');
  const name = field.getAttribute('name')!;
  field.closest('form')!.id = 'headline-form';
  const form = drawer.form('#headline-form');
  const changed = await nora.follow(
    await nora.submit(form, { [name]: 'Neu gestrichen', intent: 'change' }),
  );
  expect(isDone(changed)).toBe(true);

  await nora.post(EDIT, { intent: 'tour:2' });
  const asked = await nora.get(EDIT);
  expect(isDone(asked)).toBe(false);
  const place = new URL(way(asked), asked.url).searchParams.get('add')!;
  await nora.post(EDIT, { intent: 'add', variation: 'rich-text', place });
  expect(isDone(await nora.get(EDIT))).toBe(true);

  await nora.post(EDIT, { intent: 'tour:3' });
  const last = await nora.get(EDIT);
  expect(isDone(last)).toBe(false);
  expect(last.document.querySelector('#tour [value="undo"]')).not.toBeNull();
  await nora.post(EDIT, { intent: 'undo', once: '1' });
  expect(isDone(await nora.get(EDIT))).toBe(true);
});

test('it is private to the editor, and takes no other step', async () => {
  const nora = await newcomer();
  const otto = await newcomer();
  await nora.post(EDIT, { intent: 'tour:0' });
  expect(await tourOf(otto)).toBe(step(1, 'headline'));
  for (const intent of ['tour', 'tour:', 'tour:5', 'tour:-1', 'tour:01', 'tour:1e0', 'tour:x']) {
    expect((await otto.post(EDIT, { intent })).status, intent).toBe(400);
  }
  expect(await tourOf(otto)).toBe(step(1, 'headline'));
  const viewer = await newcomer(['preview']);
  expect((await viewer.get('/operator')).document.querySelector('[value="tour"]')).toBeNull();
  expect((await viewer.post('/operator', { intent: 'tour' })).status).toBe(403);
  expect((await viewer.post(EDIT, { intent: 'tour:1' })).status).toBe(403);
  const stranger = await shop.client().post('/operator', { intent: 'tour' });
  expect(stranger.headers.get('location')).toContain('/operator/login');
});

test('every panel states in a sentence what it does', async () => {
  const nora = await newcomer();
  await nora.post(EDIT, { intent: 'add', variation: 'image-banner', place: '/' });
  const page = await nora.get(EDIT);
  const block = page.document.querySelector('.edit-tools [name="block"]')!.getAttribute('value');
  const [category] = await shop.query<{ id: number }>(
    `select id from category where type = 'content' order by id limit 1`,
  );
  const panels = [
    `edit=${block}`,
    'add=%2F',
    `move=${block}`,
    'outline=',
    'design=',
    'history=',
    'schedule=',
    'share=',
    'template=',
    'pages=',
    'newPage=0',
    `page=${category!.id}`,
    `page=${category!.id}&part=seo`,
    `page=${category!.id}&part=delete`,
  ];
  for (const prefix of ['', '/en']) {
    for (const panel of panels) {
      const shown = await nora.get(`${prefix}${EDIT}?${panel}`);
      if (prefix === '/en' && panel.includes(block!)) continue;
      const help = shown.document.querySelector('#panel .drawer-body > .field-hint:first-child');
      expect(help?.textContent, prefix + panel).toMatch(/^\p{Lu}.{20,}\.$/u);
    }
  }
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { Right } from '../../app/services/operator-api/operator';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useShop({ LOG_LEVEL: 'info' });
const PASSWORD = 'blaue Wand, weiße Decke';
let anna: ShopClient;
let bert: ShopClient;
let vera: ShopClient;

beforeAll(async () => {
  anna = await operator('anna@example.com', 'Anna Blau');
  bert = await operator('bert@example.com', 'Bert Rot');
  vera = await operator('vera@example.com', 'Vera Grün', ['preview']);
});

beforeEach(async () => {
  await shop.query(
    'truncate block_draft, block_revision, block_plan, preview_link, page_presence, page_comment',
  );
  await shop.query(`delete from block_document where identifier = 'index'`);
  await store('de', ['Erste', 'Zweite']);
  await store('en', ['First', 'Second']);
});

async function store(lang: string, names: readonly [string, string]): Promise<void> {
  const blocks = names.map((title, at) => ({
    name: 'TextCard',
    type: 'content',
    meta: { uuid: 'ab'[at] },
    content: { text: { title } },
  }));
  await shop.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', $1, $2)`,
    [lang, JSON.stringify(blocks)],
  );
}

async function operator(email: string, name: string, rights?: Right[]): Promise<ShopClient> {
  const account = { email, name, password: PASSWORD, ...(rights && { rights }) };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const client = shop.client();
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  return client;
}

const titles = (page: ShopPage) =>
  [...page.document.querySelectorAll('main .block-title')].map((title) => title.textContent);
const live = async (path = '/') => titles(await shop.client().get(path));
const codes = (page: ShopPage) => [
  ...new Set(
    [...page.document.querySelectorAll('[data-error]')].map((e) => e.getAttribute('data-error')),
  ),
];
const retitle = (client: ShopClient, block: string, title: string, path = '/operator/edit') =>
  client.post(path, { intent: 'change', block, 'text.title': title });
const plan = (client: ShopClient, date: string, time: string) =>
  client.post('/operator/edit?schedule=', { intent: 'plan', date, time });
/** As if the time had come: jobs use the clock of the shop. */
const letTimePass = () => shop.query(`update block_plan set due_at = now() - interval '1 second'`);
const PATIENCE = { timeout: 30_000, interval: 250 };

describe('a planned publication', () => {
  test('goes live automatically, and the history names its planner', async () => {
    await retitle(anna, 'a', 'Geplant');
    const planned = await anna.follow(await plan(anna, tomorrow(), '08:30'));
    expect(planned.status).toBe(200);
    expect(planned.text('.drawer .revisions')).toContain('08:30');
    expect(planned.text('.drawer .revisions')).toContain('Anna Blau');
    expect(planned.text('.rail')).toContain(words('de', 'editor.schedule.openCount', { count: 1 }));
    expect(await live()).toEqual(['Erste', 'Zweite']);
    await retitle(anna, 'b', 'Später');
    await letTimePass();
    await expect.poll(live, PATIENCE).toEqual(['Geplant', 'Zweite']);
    const after = await anna.get('/operator/edit?history=');
    expect(titles(after)).toEqual(['Geplant', 'Später']);
    expect(after.text('.revisions li:first-child')).toContain('geplant von anna@example.com');
    const known = await anna.get('/operator/edit?schedule=');
    expect(known.text('.drawer')).toContain(words('de', 'editor.schedule.empty'));
  });

  test('of a shop that was down is done at its start', async () => {
    await retitle(anna, 'a', 'Nachgeholt');
    await plan(anna, tomorrow(), '00:00');
    await shop.server.kill9();
    await letTimePass();
    await shop.restart();
    await expect.poll(live, PATIENCE).toEqual(['Nachgeholt', 'Zweite']);
    expect(await shop.query('select from block_revision where version > 1')).toHaveLength(1);
  });

  test('overtaken by others is reported, and becomes the draft', async () => {
    await retitle(anna, 'a', 'Von Anna');
    await plan(anna, tomorrow(), '12:00');
    await retitle(bert, 'a', 'Von Bert');
    await bert.post('/operator/edit', { intent: 'publish' });
    await letTimePass();
    const failed = words('de', 'editor.schedule.failed', { count: 1 });
    await expect
      .poll(async () => (await anna.get('/operator/edit')).text('.toolbar'), PATIENCE)
      .toContain(failed);
    expect(await live()).toEqual(['Von Bert', 'Zweite']);
    expect((await bert.get('/operator/edit')).text('.toolbar')).not.toContain(failed);
    await anna.post('/operator/edit', { intent: 'discard' });
    const page = await anna.get('/operator/edit?schedule=');
    const id = page.document.querySelector('input[name=plan]')!.getAttribute('value')!;
    const taken = await anna.follow(
      await anna.post('/operator/edit?schedule=', { intent: 'plan-take', plan: id }),
    );
    expect(titles(taken)).toEqual(['Von Anna', 'Zweite']);
    expect((await anna.post('/operator/edit', { intent: 'publish' })).status).toBe(409);
    const gone = await anna.post('/operator/edit?schedule=', { intent: 'plan-remove', plan: id });
    expect((await anna.follow(gone)).text('.toolbar')).not.toContain(failed);
  });

  test.each([
    ['2020-01-01', '08:00', 'past'],
    ['2027-03-28', '02:30', 'missing'],
    ['2027-02-30', '08:00', 'date'],
    ['', '', 'date'],
    ['2999-01-01', '08:00', 'far'],
    ['2027-03-01', '25:00', 'time'],
    ['2027-03-01', '', 'time'],
    ['<script>', "'; drop table block_plan", 'date'],
  ])('for %j %j is refused, and the input stays', async (date, time, problem) => {
    await retitle(anna, 'a', 'Geplant');
    const refused = await plan(anna, date, time);
    expect(refused.status).toBe(422);
    expect(codes(refused)).toEqual([`schedule.${problem}`]);
    expect(refused.document.querySelector('#date')!.getAttribute('value')).toBe(date);
    expect(refused.document.querySelector('#time')!.getAttribute('value')).toBe(time.slice(0, 20));
    expect(await shop.query('select from block_plan')).toHaveLength(0);
  });

  test('needs changes, and the right to publish', async () => {
    expect(codes(await plan(anna, tomorrow(), '08:00'))).toEqual(['schedule.nothing']);
    const editor = await operator('only-edit@example.com', 'Nur Text', ['edit']);
    await retitle(editor, 'a', 'Heimlich');
    expect((await plan(editor, tomorrow(), '08:00')).status).toBe(403);
    expect((await editor.get('/operator/edit?schedule=')).document.querySelector('.drawer')).toBe(
      null,
    );
    await retitle(anna, 'a', 'Geplant');
    await plan(anna, tomorrow(), '08:00');
    const [{ id }] = (await shop.query('select id from block_plan')) as [{ id: number }];
    for (const intent of ['plan-remove', 'plan-take']) {
      const sent = await editor.post('/operator/edit', { intent, plan: String(id) });
      expect(sent.status).toBe(403);
    }
    const elsewhere = { intent: 'plan-remove', plan: String(id) };
    await anna.post('/en/operator/edit', elsewhere);
    expect(await shop.query('select from block_plan')).toHaveLength(1);
    await anna.post('/operator/edit', elsewhere);
    expect(await shop.query('select from block_plan')).toHaveLength(0);
  });
});

describe('a preview link', () => {
  async function share(client: ShopClient, path = '/operator/edit', days = '7'): Promise<string> {
    const shared = await client.follow(
      await client.post(`${path}?share=`, { intent: 'share', days }),
    );
    return new URL(shared.document.querySelector('input[readonly]')!.getAttribute('value')!)
      .pathname;
  }

  test('shows the current draft to people without an account', async () => {
    await retitle(anna, 'a', 'Entwurf');
    const path = await share(anna);
    expect(path).toMatch(/^\/preview\/\d+\/[0-9a-f]{64}$/);
    const stranger = shop.client();
    const page = await stranger.get(path);
    expect(page.status).toBe(200);
    expect(titles(page)).toEqual(['Entwurf', 'Zweite']);
    expect(page.document.title).toBe((await stranger.get('/')).document.title);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.document.querySelector('meta[name=robots]')!.getAttribute('content')).toContain(
      'noindex',
    );
    expect(page.document.querySelector('link[rel=canonical]')!.getAttribute('href')).not.toContain(
      'preview',
    );
    expect(page.document.querySelector('[name=intent][value=publish], .edit-block')).toBeNull();
    expect(page.text('.toolbar')).toContain(String(new Date().getFullYear()));
    await retitle(anna, 'b', 'Weiter');
    expect(titles(await stranger.get(path))).toEqual(['Entwurf', 'Weiter']);
    expect(await live()).toEqual(['Erste', 'Zweite']);
  });

  test('shows the page in its language, under each prefix', async () => {
    await retitle(anna, 'a', 'Draft', '/en/operator/edit');
    const path = await share(anna, '/en/operator/edit');
    expect(path).toMatch(/^\/en\/preview\//);
    expect(titles(await shop.client().get(path))).toEqual(['Draft', 'Second']);
    const german = await shop.client().get(path.replace('/en/', '/'));
    expect(german.status).toBe(302);
    expect(german.headers.get('location')).toBe(path);
  });

  test('ends when it is revoked, when it expires and when its author is gone', async () => {
    await retitle(anna, 'a', 'Entwurf');
    const paths = [await share(anna), await share(anna), await share(bert)] as const;
    const [ended, late, left] = paths.map((path) => path.split('/')[2]!);
    for (const path of paths) expect((await shop.client().get(path)).status).toBe(200);
    await bert.post('/operator/edit?share=', { intent: 'share-end', link: ended! });
    expect((await shop.client().get(paths[0])).status).toBe(200);
    await anna.post('/operator/edit?share=', { intent: 'share-end', link: ended! });
    await shop.query('update preview_link set expires_at = now() where id = $1', [late]);
    await shop.query('update preview_link set author = $2 where id = $1', [left, 'gone@x.de']);
    for (const path of paths) expect((await shop.client().get(path)).status, path).toBe(404);
  });

  test('cannot be guessed', async () => {
    const path = await share(anna);
    const [, , id, key] = path.split('/') as [string, string, string, string];
    const other = (await share(bert)).split('/')[3]!;
    const tries = [
      [id, '0'.repeat(64)],
      [id, other],
      [id, key.slice(1)],
      [id, key.toUpperCase()],
      [`${id}0`, key],
      [`0${id}`, key],
      ['99999999999', key],
      ['-1', key],
      ["1'--", key],
    ];
    for (const [link, secret] of tries) {
      const page = await shop.client().get(`/preview/${link}/${secret}`);
      expect(page.status, `${link}/${secret}`).toBe(404);
    }
  });

  test('is not in the log', async () => {
    const path = await share(anna);
    await shop.client().get(path);
    const [, , id, key] = path.split('/') as [string, string, string, string];
    await expect.poll(() => shop.server.output()).toContain(`/preview/${id}/***`);
    expect(shop.server.output()).not.toContain(key);
  });

  test('is one, however often its form is sent, also the last permitted one', async () => {
    const form = (once: number) => ({ intent: 'share', days: '7', once: `form-${once}` });
    const send = (once: number) => anna.post('/operator/edit?share=', form(once));
    for (let once = 1; once < 20; once += 1) expect((await send(once)).status).toBe(303);
    const answers = await Promise.all([send(20), send(20), send(20)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await send(21)).status).toBe(422);
    expect(await shop.query('select 1 from preview_link')).toHaveLength(20);
  });

  test('is valid for the chosen time, and for operators who may edit', async () => {
    for (const days of ['', '2', '365', '7 days', '-1']) {
      const refused = await anna.post('/operator/edit?share=', { intent: 'share', days });
      expect(refused.status).toBe(422);
      expect(codes(refused)).toEqual(['share.days']);
    }
    expect((await vera.post('/operator/edit', { intent: 'share', days: '7' })).status).toBe(403);
    for (const days of ['1', '7', '30']) await share(anna, '/operator/edit', days);
    const rows = await shop.query<{ days: number }>(
      `select extract(day from expires_at - created_at)::int as days from preview_link order by id`,
    );
    expect(rows.map(({ days }) => days)).toEqual([1, 7, 30]);
  });
});

describe('an operator who may only preview', () => {
  test('finds every draft, and changes nothing', async () => {
    await retitle(anna, 'a', 'Von Anna');
    await retitle(bert, 'b', 'Von Bert');
    await retitle(bert, 'a', 'By Bert', '/en/operator/edit');
    const team = await vera.get('/operator');
    const links = [...team.document.querySelectorAll('.team-drafts a')];
    expect(links.map((link) => link.textContent)).toEqual([
      words('de', 'editor.view.entry', { page: 'Startseite', name: 'Bert Rot' }),
      words('de', 'editor.view.entry', { page: 'Startseite', name: 'Anna Blau' }),
    ]);
    expect(team.text()).toContain(words('de', 'editor.view.elsewhere', { count: 1 }));
    const [berts, annas] = links.map((link) => link.getAttribute('href')!) as [string, string];
    expect(titles(await vera.get(annas))).toEqual(['Von Anna', 'Zweite']);
    const page = await vera.get(berts);
    expect(titles(page)).toEqual(['Erste', 'Von Bert']);
    expect(page.document.querySelector('[name=intent]')).toBeNull();
    expect(page.text('.toolbar')).toContain('Bert Rot');
    expect(titles(await vera.get('/operator/preview?by=live'))).toEqual(['Erste', 'Zweite']);
    expect(titles(await vera.get('/operator/preview'))).toEqual(['Erste', 'Zweite']);
    expect((await vera.get('/operator/presence')).status).toBe(403);
    for (const intent of ['publish', 'delete', 'plan', 'share', 'copy', 'undo', 'restore']) {
      const sent = await vera.post('/operator/edit', { intent, block: 'a', version: '1' });
      expect(sent.status, intent).toBe(403);
    }
  });

  test('is no shopper, and sees no more than the right permits', async () => {
    await retitle(anna, 'a', 'Von Anna');
    const stranger = await shop.client().get('/operator/preview?by=1');
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('location')).toContain('/operator/login');
    const editor = await operator('own@example.com', 'Eigene', ['edit']);
    expect((await editor.get('/operator/preview')).status).toBe(200);
    const [{ id }] = (await shop.query(
      `select id from operator where email = 'anna@example.com'`,
    )) as [{ id: number }];
    expect((await editor.get(`/operator/preview?by=${id}`)).status).toBe(403);
    expect((await editor.get('/operator')).document.querySelector('.team-drafts')).toBeNull();
    const nothing = await operator('none@example.com', 'Nichts', ['publish']);
    expect((await nothing.get('/operator/preview')).status).toBe(403);
    for (const by of ['x', '-1', '1e9', `${id}'`, '']) {
      const page = await vera.get(`/operator/preview?by=${encodeURIComponent(by)}`);
      expect(titles(page)).toEqual(['Erste', 'Zweite']);
    }
  });
});

describe('widths', () => {
  test('are frames of the draft only, and nothing else may be framed', async () => {
    await retitle(anna, 'a', 'Entwurf');
    for (const width of ['380', '768', '1024']) {
      const page = await anna.get(`/operator/edit?preview=${width}`);
      const current = page.document.querySelectorAll('.toolbar-widths [aria-current]');
      expect([...current].map((each) => each.textContent)).toEqual([
        words('de', 'editor.width.pixels', { width }),
      ]);
      const frame = page.document.querySelector('iframe')!;
      expect(frame.getAttribute('width')).toBe(width);
      expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
      const inner = await anna.get(frame.getAttribute('src')!);
      expect(titles(inner)).toEqual(['Entwurf', 'Zweite']);
      expect(inner.document.querySelector('.toolbar')).toBeNull();
      expect(inner.document.querySelectorAll('body [inert]')).toHaveLength(3);
      expect(inner.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(inner.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
    for (const path of ['/', '/operator/edit', '/operator', '/cart']) {
      const page = await anna.get(path);
      expect(page.headers.get('x-frame-options'), path).toBe('DENY');
      expect(page.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
    for (const width of ['', 'full', '381', '-1', 'x"']) {
      const page = await anna.get(`/operator/edit?preview=${encodeURIComponent(width)}`);
      expect(page.document.querySelector('iframe')).toBeNull();
      expect(titles(page)).toEqual(['Entwurf', 'Zweite']);
    }
  });
});

test('the page of the other language is copied, and undone', async () => {
  await retitle(anna, 'b', 'Draft of Anna', '/en/operator/edit');
  await retitle(bert, 'a', 'Of Bert', '/en/operator/edit');
  const copied = await anna.follow(await anna.post('/operator/edit?history=', { intent: 'copy' }));
  expect(titles(copied)).toEqual(['First', 'Draft of Anna']);
  expect(copied.text('.toolbar-state')).toBe(words('de', 'editor.state.changed', { count: 2 }));
  expect(await live()).toEqual(['Erste', 'Zweite']);
  await anna.post('/operator/edit', { intent: 'copy' });
  const undone = await anna.follow(await anna.post('/operator/edit', { intent: 'undo' }));
  expect(titles(undone)).toEqual(['Erste', 'Zweite']);
});

test('drafts in a language that is no longer offered are stored, but not linked or copied', async () => {
  await retitle(anna, 'a', 'Draft of Anna', '/en/operator/edit');
  const shared = await anna.follow(
    await anna.post('/en/operator/edit?share=', { intent: 'share', days: '7' }),
  );
  const link = new URL(shared.document.querySelector('input[readonly]')!.getAttribute('value')!);
  const offer = (languages: string[]) =>
    shop.query(
      `insert into setting (key, value) values ('languages', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(languages)],
    );
  const copyButton = async () =>
    (await anna.get('/operator/edit?history=')).document.querySelector('button[value=copy]');
  expect(await copyButton()).not.toBeNull();

  await offer(['de']);
  await expect.poll(async () => (await anna.get('/en/operator/edit')).status).toBe(302);
  expect(await copyButton()).toBeNull();
  expect((await anna.post('/operator/edit', { intent: 'copy' })).status).toBe(404);
  expect((await vera.get('/operator')).status).toBe(200);
  const lost = await shop.client().get(link.pathname);
  expect(lost.status).toBe(302);
  expect((await shop.client().get(lost.headers.get('location')!)).status).toBe(404);

  await offer(['de', 'en']);
  await expect.poll(async () => (await anna.get('/en/operator/edit')).status).toBe(200);
  expect(titles(await anna.get('/en/operator/edit'))).toEqual(['Draft of Anna', 'Second']);
  expect((await shop.client().get(link.pathname)).status).toBe(200);
});

describe('other editors of a page', () => {
  test('are named to each other, by page and language', async () => {
    expect((await anna.get('/operator/edit')).document.querySelector('.toolbar-others')).toBe(null);
    await bert.get('/operator/edit');
    await vera.get('/operator/preview');
    const page = await anna.get('/operator/edit');
    expect(page.text('.toolbar-others')).toBe(words('de', 'editor.others', { names: 'Bert Rot' }));
    expect((await anna.get('/en/operator/edit')).document.querySelector('.toolbar-others')).toBe(
      null,
    );
    await shop.query(`update page_presence set seen_at = seen_at - interval '10 minutes'`);
    expect((await anna.get('/operator/edit')).document.querySelector('.toolbar-others')).toBe(null);
  });

  test('are polled by the open page', async () => {
    await bert.get('/operator/edit?edit=b');
    const asked = await anna.get('/operator/presence');
    expect(asked.headers.get('content-type')).toContain('application/json');
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const others = [{ id: expect.any(Number), name: 'Bert Rot', block: 'b' }];
    expect(JSON.parse(asked.html)).toEqual({ version: 1, others, comments: '' });
    const marks = (await anna.get('/operator/edit')).document.querySelectorAll('.block-marks');
    expect([...marks].map((mark) => mark.textContent)).toEqual([
      `Bert Rot${words('de', 'editorTogether.holds', { name: 'Bert Rot' })}`,
    ]);
    await retitle(bert, 'a', 'Neu');
    await bert.post('/operator/edit', { intent: 'publish' });
    await bert.get('/operator/presence?block=%3Cb%3E');
    expect(JSON.parse((await anna.get('/operator/presence')).html)).toMatchObject({
      version: 2,
      others: [{ name: 'Bert Rot', block: null }],
    });
    expect(JSON.parse((await anna.get('/en/operator/presence')).html)).toEqual({
      version: 1,
      others: [],
      comments: '',
    });
    expect((await shop.client().get('/operator/presence')).status).toBe(401);
    expect((await anna.get('/operator/presence/gibt-es-nicht')).status).toBe(404);
  });
});

describe('comments', () => {
  const say = (key: Parameters<typeof words>[1], values = {}) => words('de', key, values);
  const said = (page: ShopPage) =>
    [...page.document.querySelectorAll('.said-words')].map((each) => each.textContent);
  const formIn = (page: ShopPage, intent: string) => page.form(`#panel button[value=${intent}]`);

  test('are written at a block, answered, settled and deleted, and stay when it is deleted', async () => {
    const start = await anna.get('/operator/edit?comment=a');
    const unseen = await anna.submit(formIn(start, 'comment'), { words: '\u200b \u2060\u00ad' });
    expect(codes(unseen)).toEqual(['words.required']);
    const empty = await anna.submit(formIn(start, 'comment'), { words: ' ' });
    expect(codes(empty)).toEqual(['words.required']);
    const long = await anna.submit(formIn(start, 'comment'), { words: 'x'.repeat(2001) });
    expect([long.status, codes(long)]).toEqual([422, ['words.tooLong']]);
    expect(long.document.querySelector('#comment-words')!.textContent).toHaveLength(2001);

    const harmful = '<script>alert(1)</script> & "Zu lang"\r\nhttps://example.com';
    const sent = await anna.submit(formIn(start, 'comment'), { words: harmful });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toMatch(/\?comment=a#comment-\d+$/);
    await anna.submit(formIn(start, 'comment'), { words: harmful });
    const page = await bert.get('/operator/edit?comments=');
    expect(said(page)).toEqual(['<script>alert(1)</script> & "Zu lang"\nhttps://example.com']);
    expect(
      page.document.querySelectorAll('#panel :is(script, [href*="example.com"])'),
    ).toHaveLength(0);
    expect(page.text('.block-comments')).toBe('1');
    expect(page.text('.rail')).toContain(say('editorTogether.comments.openCount', { count: 1 }));
    expect(page.document.querySelector('#panel [value=comment-delete]')).toBeNull();

    const answered = await bert.submit(formIn(page, 'comment-answer'), { words: 'Gekürzt' });
    const after = await bert.follow(answered);
    expect(said(after).at(-1)).toBe('Gekürzt');
    const settled = await bert.follow(await bert.submit(formIn(after, 'comment-settle'), {}));
    expect(settled.document.querySelector('.block-comments')).toBeNull();
    expect(settled.text('#panel details')).toContain('Bert Rot');
    await bert.submit(formIn(settled, 'comment-reopen'), {});

    const id = sent.headers.get('location')!.split('comment-')[1]!;
    const own = { intent: 'comment-delete', comment: id };
    await bert.post('/operator/edit?comments=', own);
    expect(said(await anna.get('/operator/edit?comments='))).toHaveLength(2);
    await anna.post('/operator/edit', { intent: 'delete', block: 'a' });
    const gone = await anna.get('/operator/edit?comment=a');
    expect(gone.text('#panel h3')).toBe(say('editorTogether.comments.removed'));
    expect(gone.document.querySelector('#panel [value=comment]')).toBeNull();
    const late = await anna.post('/operator/edit?comment=a', {
      intent: 'comment',
      block: 'a',
      words: 'Zu spät',
    });
    expect([late.status, codes(late)]).toEqual([422, ['words.noBlock']]);
    await anna.post('/operator/edit?comments=', own);
    expect(said(await anna.get('/operator/edit?comment=a'))).toEqual([
      say('editorTogether.comments.deleted'),
      'Gekürzt',
    ]);

    for (const stranger of [vera, shop.client()]) {
      const tried = await stranger.post('/operator/edit', {
        intent: 'comment',
        block: 'b',
        words: 'x',
      });
      expect([303, 403]).toContain(tried.status);
      expect((await stranger.get('/operator/edit?comments=')).html).not.toContain('Gekürzt');
    }
    expect(said(await anna.get('/operator/edit?comments='))).toHaveLength(2);
  });
});

/** Guesses at an operator's headers. */
test('no header of a stranger shows a draft', async () => {
  await retitle(anna, 'a', 'Geheim');
  const strangers: Record<string, string>[] = [
    { 'x-pwa-edit-hash': '1', 'x-config-id': '1' },
    { cookie: 'pwa=1' },
  ];
  for (const headers of strangers) {
    for (const path of ['/', '/?preview=', '/?by=1']) {
      const page = await shop.client(headers).get(path);
      expect(page.html).not.toContain('Geheim');
    }
  }
});

/** By the shop's clock; far enough from now for any zone. */
function tomorrow(): string {
  return new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

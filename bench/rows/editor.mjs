import { withBrowser } from '../phone.mjs';

const BLOCKS = 200;
/** Of work on the main threads of the office and its frame, in ms of the processor's time: other programs weigh on none of it. */
const LIMIT = 50;
const ACTS = 40;
/** In ms: so long an act gets with all that follows of it. */
const REST = 400;
const PATH = '/retourneren';

const enter = async (page) => {
  await page.goto('/admin/login');
  await page.fill('#staff-email', 'beheer@brink.example');
  await page.fill('#staff-password', 'brink-beheer');
  await page.click('button[type=submit]');
  await page.waitForURL(/\/admin\/?$/);
};

/** Gives a page a draft of many blocks; answers its number. */
const fill = (page) =>
  page.evaluate(
    async ([path, count]) => {
      const found = await (await fetch('/admin/api/rows/page?q=retour&limit=200')).json();
      const { id } = found.rows.find(({ href }) => href === path);
      const told = await (await fetch(`/admin/api/pages/${id}`)).json();
      const text = (nth) => ({
        ...{ id: `p${nth}`, version: 1, title: `Kop ${nth}` },
        html: `<p>Tekst ${nth} met <strong>nadruk</strong>.</p><ul><li>een</li><li>twee</li></ul>`,
      });
      const content = Array.from({ length: count }, (_, nth) => ({
        ...{ type: 'RichText', props: text(nth) },
      }));
      const body = JSON.stringify({ tree: { ...told.tree, content }, revision: told.revision });
      const headers = { 'content-type': 'application/json', 'etalage-office': '1' };
      const reply = await fetch(`/admin/api/pages/${id}/draft`, { method: 'PUT', headers, body });
      if (!reply.ok) throw new Error(await reply.text());
      return id;
    },
    [PATH, BLOCKS],
  );

const acts = {
  choose: (page, nth) => page.keyboard.press(nth % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  type: (page) => page.keyboard.type('e'),
};

/** What the main threads did, each task in ms of the processor's time. */
const tasksOf = (trace) => {
  const { traceEvents } = JSON.parse(trace);
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, name, pid, tid }) => {
      return ph === 'X' && name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`);
    })
    .map(({ tdur = 0 }) => tdur / 1000);
};

const measure = async (browser, page, act) => {
  // The first have code to read that the others find there.
  for (const nth of [0, 1]) {
    await act(page, nth);
    await page.waitForTimeout(2 * REST);
  }
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let nth = 0; nth < ACTS; nth += 1) {
    await act(page, nth);
    await page.waitForTimeout(REST);
  }
  const tasks = tasksOf(await browser.stopTracing());
  return { each: tasks.reduce((sum, one) => sum + one, 0) / ACTS, longest: Math.max(...tasks) };
};

/** The editor of a page of many blocks: choosing one, and typing in a field of it. It writes a draft and so comes late. */
export const editorRow = () => ({
  name: `the editor of a page of ${BLOCKS} blocks`,
  budget: {
    asked: `choosing a block ${LIMIT} ms of work, no task of more than ${LIMIT} ms while choosing or typing`,
    found: ({ choose, type }) =>
      `${choose.each.toFixed(0)} ms; longest ${choose.longest.toFixed(0)} and ${type.longest.toFixed(0)} ms`,
    holds: ({ choose, type }) =>
      choose.each <= LIMIT && Math.max(choose.longest, type.longest) <= LIMIT,
  },
  run: async ({ servers }) => {
    const { address } = await servers.get({});
    return withBrowser(async (browser) => {
      const page = await browser.newPage({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
      });
      await enter(page);
      await page.goto(`/admin/page/${await fill(page)}/bouwen`);
      await page
        .getByRole('treeitem')
        .nth(BLOCKS / 2)
        .click();
      const choose = await measure(browser, page, acts.choose);
      await page.locator('#editor-settings').getByLabel('Titel', { exact: false }).first().focus();
      return { choose, type: await measure(browser, page, acts.type) };
    });
  },
});

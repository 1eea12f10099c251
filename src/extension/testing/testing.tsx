import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { addTexts, textsFor } from '../../content/publishing/built-in-texts.ts';
import { aPageContext } from '../../content/publishing/testing/a-page-context.ts';
import { aCarRecord } from '../../features/cars/testing/a-car.ts';
import { aDealershipRecord } from '../../features/dealers/testing/a-dealership.ts';
import type { IndexKind } from '../../features/inventory/index-definitions.ts';
import { checkRecord, recordKindOf } from '../../features/inventory/record-kind.ts';
import { aKitRecord } from '../../features/kits/testing/a-kit-record.ts';
import { buildDeclaredForm } from '../../features/leads/declared-forms/build-declared-form.ts';
import { createStock } from '../../features/leads/stock.ts';
import { declaredReceivers } from '../../features/outgoing-feeds/declared-receiver.ts';
import { feedOf } from '../../features/outgoing-feeds/testing/feed-of.ts';
import { checkDeclaration } from '../../main/extensions/check-declaration.ts';
import { declareExtensionForms } from '../../main/extensions/extension-forms.ts';
import { formBlock } from '../../main/extensions/form-block.tsx';
import { lackingTexts } from '../../main/extensions/lacking-texts.ts';
import { addRecordFields } from '../../main/extensions/record-fields.ts';
import { anInstallation } from '../../main/testing/an-installation.ts';
import { pageDocument, siteDocument } from '../../main/testing/documents.ts';
import { createFormTokens } from '../../shared/forms/form-token.ts';
import type { Authored, Fields } from '../../shared/platform/fields/fields.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { renderBlock } from '../../web/render/testing/render-block.tsx';
import type {
  BlockDeclaration,
  CarFieldDeclaration,
  DeliveredLead,
  Extension,
  FinancePlanDeclaration,
  FormDeclaration,
} from '../extension.ts';

/*
 * The public entry `forecourt/extension/testing`: what the tests of an extension are made of. They run with
 * `npm run extension -- test`.
 */

// biome-ignore lint/suspicious/noExplicitAny: any extension, with settings of its own
type AnyExtension = Extension<any>;
type AnyBlock = BlockDeclaration<Fields, unknown>;

/** What every extension must pass: its declaration, its texts, and each sample of each block in the gallery's page. */
export function extensionContract(extension: AnyExtension): void {
  const { name, texts = {}, blocks = {}, forms, carFields } = extension;
  test(`${name}: is declared as this version of Forecourt takes it`, () => {
    expect(checkDeclaration(name, { default: extension })).toEqual({ extension });
  });

  test(`${name}: every language has the same texts`, () => {
    const keys = Object.values(texts).map((each) => Object.keys(each as object).toSorted());
    for (const each of keys) expect(each).toEqual(keys[0]);
  });

  for (const { kind, fields = {}, aRecord } of recordFieldsOf(extension))
    for (const [field, { example }] of Object.entries(fields))
      test(`${name}: a feed may bring ${field}, as in its example`, () => {
        const remove = addRecordFields(extension);
        try {
          const checked = checkRecord(recordKindOf(kind), { ...aRecord(), [field]: example });
          expect(checked).toMatchObject({ source: { [field]: example } });
        } finally {
          remove();
        }
      });

  for (const [plan, declared] of Object.entries(
    (extension.financePlans ?? {}) as Record<string, FinancePlanDeclaration>,
  ))
    test(`${name}: the plan ${plan} says what it offers in texts that there are`, () => {
      const examples = Object.entries((carFields ?? {}) as Record<string, CarFieldDeclaration>);
      const record = {
        ...aCarRecord(),
        ...Object.fromEntries(examples.map(([field, { example }]) => [field, example])),
      };
      const offer = declared.offer({ price: 459_900, currency: 'SEK', record });
      const said = offer?.terms.flatMap(({ label, rows }) => [
        label,
        ...rows.flatMap((row) => [{ text: row.label }, row.value]),
      ]);
      const keys = [...(said ?? []), offer?.note].flatMap((each) =>
        each && 'text' in each ? each.text : [],
      );
      expect(lackingTexts(`The plan ${plan}`, keys, texts)).toEqual([]);
    });

  for (const [form, declared] of Object.entries((forms ?? {}) as Record<string, FormDeclaration>))
    describe(`${name}: the form ${form}`, () => formContract(extension, form, declared));

  describe.each(Object.entries(blocks) as [string, AnyBlock][])(`${name}: the block %s`, (_, block) => {
    const browser = aBrowser();
    test.each(Object.keys(block.samples))('shows %s, and axe finds nothing in it', async (sample) => {
      const html = await renderSample(extension, block, sample);
      if (browser) expect(await axeFindings(await browser(), html)).toEqual([]);
    });
  });
}

function recordFieldsOf({ carFields, dealershipFields, kitFields }: Extension) {
  return [
    { kind: 'cars', fields: carFields, aRecord: aCarRecord },
    { kind: 'sites', fields: dealershipFields, aRecord: aDealershipRecord },
    { kind: 'kits', fields: kitFields, aRecord: aKitRecord },
  ] as const satisfies readonly {
    kind: IndexKind;
    fields: Readonly<Record<string, { example: unknown }>> | undefined;
    aRecord: () => object;
  }[];
}

/** A form as visitors get it in every language that the extension has, refused when empty, and taken when it is filled in. */
function formContract(extension: AnyExtension, name: string, form: FormDeclaration): void {
  const browser = aBrowser();
  const languages = Object.keys(extension.texts ?? {}) as Language[];

  test.each(languages)('is shown in %s, and axe finds nothing in it', async (language) => {
    const html = await renderForm(extension, name, language);
    if (browser) expect(await axeFindings(await browser(), html)).toEqual([]);
  });

  test('names every field that is required and missing, and takes its sample', async () => {
    const { declared, context, dealership } = aDeclaredForm(extension, name);
    const required = Object.entries(form.fields).filter(([, field]) => 'required' in field && field.required);
    const empty = await declared.parse({}, context);
    const named = empty.state === 'refused' ? empty.problems.map(({ field }) => field) : [];
    expect(named.toSorted()).toEqual(required.map(([field]) => field).toSorted());
    const chosen = Object.entries(form.fields).filter(([, { kind }]) => kind === 'dealership');
    const answers = { ...form.sample, ...Object.fromEntries(chosen.map(([field]) => [field, dealership])) };
    expect(await declared.parse(answers, context)).toMatchObject({ state: 'parsed' });
  });
}

/** The markup of a form, as a visitor gets it in a language. */
export async function renderForm(
  extension: AnyExtension,
  name: string,
  language: Language = 'sv',
): Promise<string> {
  const remove = addTexts(extension.name, extension.texts ?? {});
  try {
    const { declared, context } = aDeclaredForm(extension, name);
    const page = { ...aPageContext(), language, texts: textsFor(language), now: context.now() };
    const tokens = createFormTokens('of a test');
    const data = await buildDeclaredForm(declared, page, { stock: context.stock, tokens });
    return renderBlock(formBlock(declared), { data, page })({});
  } finally {
    remove();
  }
}

/** With a site of one dealership. */
function aDeclaredForm(extension: AnyExtension, name: string) {
  const log = { info() {}, warn() {}, error() {} };
  const declared = declareExtensionForms({ extension, settings: {}, log })[name];
  if (!declared) throw new Error(`there is no form '${name}'`);
  const dealership = 'Solvik Lund';
  const record = aDealershipRecord({ site_official_name: dealership, site_email: 'lund@solvik.example' });
  const stock = createStock({
    records: { find: async () => undefined },
    search: { search: async () => ({ content: [record], failed: false }) },
  });
  const site = { ...aPageContext().site, indices: { cars: '', sites: 'sites-solvik-se' } } as Site;
  const context = { site, stock, log, now: () => new Date('2026-11-19T12:00:00Z') };
  return { declared, context, dealership };
}

/** The markup of a sample as a visitor gets it, in the first language of a Swedish site or in another one. */
export async function renderSample(
  { name, texts }: AnyExtension,
  block: AnyBlock,
  sample: string,
  language: Language = 'sv',
): Promise<string> {
  const given = block.samples[sample];
  if (!given) throw new Error(`there is no sample '${sample}'`);
  const { block: shown } = await block.view();
  const remove = addTexts(name, texts ?? {});
  try {
    const page = { ...aPageContext(), language, texts: textsFor(language) };
    const render = renderBlock({ fields: block.fields, view: shown.view });
    return `<style>${shown.css ?? ''}</style>${render(given.fields as Authored<Fields>, { data: given.data, page })}`;
  } finally {
    remove();
  }
}

export type DeliveryUnderTest = {
  deliver: (lead: DeliveredLead, key: string) => Promise<void>;
  /** How many leads the receiver has. */
  arrived: () => Promise<number> | number;
  /** The receiver refuses the next request. */
  failNext: () => void;
};

/** What every delivery of leads must pass. */
export function leadDeliveryContract(name: string, open: () => Promise<DeliveryUnderTest>): void {
  test(`${name}: a lead arrives`, async () => {
    const { deliver, arrived } = await open();
    await deliver(aLead(), 'lead-1.x');
    expect(await arrived()).toBe(1);
  });

  test(`${name}: the same lead with the same key, when an answer was lost, is still one`, async () => {
    const { deliver, arrived } = await open();
    await deliver(aLead(), 'lead-1.x');
    await deliver(aLead(), 'lead-1.x');
    expect(await arrived()).toBe(1);
  });

  test(`${name}: a refusal is thrown, so that the outbox tries again, and then it arrives`, async () => {
    const { deliver, arrived, failNext } = await open();
    failNext();
    await expect(deliver(aLead(), 'lead-1.x')).rejects.toThrow();
    await deliver(aLead(), 'lead-1.x');
    expect(await arrived()).toBe(1);
  });
}

/** A lead of the service form; a test says what matters to it. */
export function aLead(given: Partial<DeliveredLead> = {}): DeliveredLead {
  return {
    id: 'lead-1',
    submissionId: 'submission-1',
    form: 'ServiceForm',
    formName: 'solvik-seServiceForm',
    site: 'solvik-se',
    language: 'sv',
    receivedAt: '2026-11-19T12:00:00.000Z',
    customer: { name: 'Kim Berg', phone: '+46701234567', email: 'Kim@example.com' },
    receiver: { name: 'Solvik Lund', email: 'lund@solvik.example' },
    source: 'https://solvik-se.example/service',
    values: {},
    ...given,
  };
}

type Given = {
  /** The settings of the extension, by variable. */
  env?: Readonly<Record<string, string>>;
  /** The blocks of the home page: `{ id: 'a', block: 'crm-reviews', fields: {} }`. */
  main?: readonly object[];
};

/** The whole server with the extension, over an empty database and a site of one page. Closed when the test is over. */
export async function startSite(extension: AnyExtension, { env = {}, main = [] }: Given = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-extension-'));
  const site = 'solvik-se';
  const { server, app, lines } = await anInstallation({
    dataDir,
    documents: [siteDocument(site), pageDocument(site, 'home', { path: '/', main })],
    env: { DELIVERY_RETRY_MS: '10', ...env },
    extensions: [{ name: extension.name, load: async () => ({ default: extension }) }],
  });
  onTestFinished(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const headers = { host: `${site}.localhost` };
  return {
    /** What was logged, each with its code. */
    lines,
    get: (url: string) => server.inject({ url, headers }),
    post: (url: string, payload: object) => server.inject({ method: 'POST', url, headers, payload }),
    /** As if a visitor had sent a form: stored, and delivered over every channel of the extension. */
    takeLead: async (given: Partial<DeliveredLead> = {}) => {
      const { form: _, ...lead } = aLead({ site, ...given });
      const channels = app.leads.channels.filter((channel) => channel.startsWith(`x-${extension.name}-`));
      await app.leads.leads.save(lead, channels);
      app.leads.onAccepted();
    },
  };
}

/** The feed of some cars for a receiver of the extension, and what was left out of it and why. */
export async function feedFor(extension: AnyExtension, receiver: string, cars: readonly object[]) {
  const removeFields = addRecordFields(extension);
  try {
    const found = declaredReceivers(extension.name, extension.feedReceivers ?? {}).find(
      ({ name }) => name === `${extension.name}-${receiver}`,
    );
    if (!found) throw new Error(`there is no receiver '${receiver}'`);
    const records = cars.map((car) => ({ ...aCarRecord(), ...car }));
    const place = { site: aSite(), language: 'sv', illustrations: true } as const;
    const { text, contents } = await feedOf(found, records, [aDealershipRecord()], place);
    return { text, leftOut: contents.reasons };
  } finally {
    removeFields();
  }
}

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** One for the tests of a block; undefined where the machine has none: then the markup is rendered and not examined. */
function aBrowser(): (() => Promise<Browser>) | undefined {
  const executablePath = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
  if (!executablePath) return undefined;
  let opened: Promise<Browser> | undefined;
  afterAll(async () => (await opened)?.close());
  return () => {
    opened ??= chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
    return opened;
  };
}

/** The colours of a theme are not there: contrast is looked at in the gallery. */
async function axeFindings(browser: Browser, html: string): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(
      `<!doctype html><html lang="sv"><title>Sample</title><main><h1>Sample</h1>${html}</main></html>`,
    );
    const { violations } = await new AxeBuilder({ page }).disableRules(['color-contrast']).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  } finally {
    await context.close();
  }
}

export { geocoderContract } from '../../shared/maps/geocoder.contract.ts';
export { smsSenderContract } from '../../shared/messaging/sms-sender.contract.ts';

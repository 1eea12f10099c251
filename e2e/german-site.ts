import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';
import { openAdapters } from '../src/main/adapters.ts';
import { pageDocument, siteDocument } from '../src/main/testing/documents.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { stopServer, whenReady } from './demo-server.ts';

const site = 'autohaus';
const key = 'of-the-german-journey';

/** A site of a country and a language that the product does not have, from the data of examples/germany, in a server of its own. */
export async function startGermanSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-germany-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOCALES: 'examples/germany',
    INVENTORY_API_KEY: key,
    LOG_LEVEL: 'error',
    DEMO: '1',
    STUDIO: '0',
  };
  const run = (script: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${stderr}`);
  };
  const file = (name: string, content: string) => {
    writeFileSync(join(dataDir, name), content);
    return join(dataDir, name);
  };
  const adapters = await openAdapters({ dataDir, databaseUrl: undefined });
  try {
    await adapters.published.publish(documents(port));
  } finally {
    await adapters.close();
  }
  const main = join(process.env['FORECOURT_DIST'] ?? 'dist', 'server/main.js');
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await whenReady(server);
  const sent = await fetch(`http://localhost:${port}/api/inventory/sites-autohaus`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/x-ndjson' },
    body: dealerships.map((each) => JSON.stringify(each)).join('\n'),
  });
  if (!sent.ok) throw new Error(`The dealerships were refused: ${await sent.text()}`);
  run('scripts/workshop.ts', 'vehicles', file('register.csv', register), 'DE');
  run('scripts/workshop.ts', 'price-list', site, file('prices.json', JSON.stringify(prices)));
  run('scripts/workshop.ts', 'setup', file('bays.json', JSON.stringify([bays])));
  return {
    at: (path: string) => `http://${site}.localhost:${port}${path}`,
    outbox: `http://localhost:${port}/outbox`,
    close: async () => {
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function documents(port: number): PublishedDocument[] {
  const page = (path: string, block: string, fields: object = {}) =>
    pageDocument(site, path, { path, name: block, main: [{ id: block, block, fields }] }, 'de');
  return [
    siteDocument(site, {
      displayName: 'Autohaus Uhlenhorst',
      url: `http://${site}.localhost:${port}`,
      country: 'DE',
      timeZone: 'Europe/Berlin',
      languages: [{ code: 'de' }],
      titleTemplate: '%s | Autohaus Uhlenhorst',
      workshopBookingPath: '/werkstatttermin',
      siteDetailPath: '/standorte',
      indices: { sites: 'sites-autohaus' },
    }),
    page('/', 'rich-text'),
    page('/werkstatttermin', 'service-booking'),
    page('/standorte', 'dealer-list'),
  ];
}

const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const workshop = {
  name: 'Werkstatt',
  official_name: 'Werkstatt',
  group: 'Workshop',
  phone: '040 12 34 56',
  email: 'werkstatt@autohaus.example',
  brands: [],
  users: [],
  erp_id: '490001-2',
  openingschedule: {
    openinghours: days.map((day, at) => ({ day, displayText: at < 5 ? '8.00–18.00 Uhr' : 'Geschlossen' })),
    deviationdays: [],
    vacationdays: [],
  },
};

const dealerships = [
  {
    site_id: '490001',
    slug: 'hamburg-uhlenhorst',
    site_official_name: 'Autohaus Uhlenhorst',
    site_street: 'Papenhuder Straße 40',
    site_zip: '22087',
    site_city: 'Hamburg',
    site_region: 'Hamburg',
    site_phone: '040 12 34 56',
    site_email: 'info@autohaus.example',
    site_geocoord: '53.5703,10.0206',
    website_city: 'Hamburg',
    site_departments: [workshop],
  },
];

const register = [
  'registrationNumber,brand,model,buildYear,hasServiceAgreement,fuel',
  'HH-AB 1234,Volkswagen,Golf,2019,false,Benzin',
].join('\n');

const prices = {
  services: [
    {
      name: 'Inspektion',
      icon: 'service',
      offerings: [
        {
          code: 'inspektion',
          name: 'Große Inspektion',
          description: 'Nach Herstellervorgabe.',
          price: 389,
          minutes: 120,
          skills: ['general'],
        },
      ],
    },
  ],
  addons: [
    {
      name: 'Ersatzwagen',
      icon: 'loan-car',
      selectionType: 'single',
      offerings: [
        {
          code: 'ersatzwagen',
          name: 'Kleinwagen',
          description: 'Automatik.',
          price: 35,
          minutes: 0,
          skills: [],
        },
      ],
    },
  ],
  makeFactors: {},
  bookedElsewhere: [],
  notServiced: [],
};

const working = { startsAt: 480, endsAt: 1020 };
const bays = {
  departmentId: '490001-2',
  bays: [{ id: '490001-2.1', name: 'Bühne 1', skills: ['general'] }],
  mechanicsHours: [working, working, working, working, working, null, null],
  slotStepMinutes: 60,
  leadMinutes: 120,
  dropOffWeekdays: [],
  priceFactor: 1,
};

import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { someRecords } from '../../../web/server/testing/some-records.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { createStock } from '../stock.ts';
import { buildContactForm } from './build-contact-form.ts';
import type { ContactFormProps } from './contact-form-props.ts';
import { island } from './views/contact-form.island.tsx';
import { valuesToSend } from './views/contact-values.ts';

const sample = { car_id: '77', car_is_sample: true, car_sellers: [] };
const aDealership = (n: number, group: string) =>
  aDealershipRecord({
    site_id: String(n),
    site_official_name: `Place ${n}`,
    site_brands: 'Volvo',
    site_departments: [aDepartmentRecord({ group, email: `desk.${n}@solvik.example`, erp_id: `4610-${n}` })],
  });
const texts = textsFor('sv', { privacyAddress: '/integritet' });

async function formFor(
  car: object,
  dealerships: readonly ReturnType<typeof aDealership>[] = [],
): Promise<ContactFormProps> {
  const record = aCarRecord({ ...car });
  const { services } = someRecords({ 'cars-solvik-se': [record], 'sites-solvik-se': dealerships });
  const page = { site: aSite(), texts, path: '/kop-bil/1/x', href: (path: string) => `/sv${path}` };
  const props = await buildContactForm(String(record['car_id']), page, createStock(services));
  if (!props) throw new Error('there is no such car');
  return props;
}

const render = (props: ContactFormProps) => markup(<island.component {...props} />);
const inputs = {
  name: ' Ebba Lindmark ',
  phone: '070 174 06 05',
  email: 'ebba@example.com ',
  message: '',
  siteName: '',
  quote: false,
  testDrive: true,
  website: '',
};
const currentLocation = {
  href: 'https://solvik.example/kop-bil/1/x?utm_source=letter#contact-quote',
  pathname: '/kop-bil/1/x',
};

test('CONT-01 the form has fields for name, phone, e-mail and message, and offers a quote and a test drive', async () => {
  const html = render(await formFor({}));
  for (const name of ['name', 'phone', 'email', 'message', 'quote', 'testDrive'])
    expect(html).toContain(`name="${name}"`);
  expect(html).not.toContain('name="siteName"');
  expect(html).toContain('Skicka');
  expect(html).toContain('<a href="/sv/integritet"');
});

test('without script it is a plain form that posts to the lead route with all it needs', async () => {
  const html = render(await formFor({}));
  expect(html).toMatch(/<form id="contact-form"[^>]* action="\/api\/forms\/comhub" method="post"/);
  expect(html).toContain('name="formName" value="solvik-seCarContactForm"');
  expect(html).toContain('name="carId" value="461010605"');
  expect(html).toContain('name="source" value="/sv/kop-bil/1/x"');
  expect(html).toMatch(/<input type="tel"[^>]*required/);
  expect(html).not.toContain('noValidate');
  expect(html).toMatch(/id="contact-sent"[^>]*class="[^"]*target:grid[^"]*hidden/);
});

test('CONT-03 CONT-04 the browser accepts a telephone number as people group it, and refuses letters and what is too short', async () => {
  const html = render(await formFor({}));
  const pattern = /<input type="tel"[^>]*pattern="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(pattern).toBe('[^\\p{L}]{6,40}');
  // As browsers read the attribute.
  const accepts = (value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value);
  for (const number of ['070-123 45 67', '(020) 7946 0958', '0905/123 456', '+46 (0)70 123 45 67'])
    expect(accepts(number), number).toBe(true);
  for (const wrong of ['070-1', 'Ebba Lindmark', '070-123 45 6x', '070-123 45 åä', '0'.repeat(41)])
    expect(accepts(wrong), wrong).toBe(false);
});

test('CONT-07 CONT-19 the form for a sample car requires a dealership: the dealerships that sell the make, a placeholder with a star', async () => {
  const props = await formFor(sample, [aDealership(1, 'New cars'), aDealership(2, 'Workshop')]);
  const html = render(props);
  expect(html).toContain('<option value="">Välj säljare *</option>');
  expect(html).toContain('<option value="Place 1">Place 1</option><option value="Place 2">Place 2</option>');
  expect(html).toMatch(/<select[^>]*required/);
});

test('CONT-19 dealerships are searched by the make, at most a hundred', async () => {
  const calls: unknown[] = [];
  const search = {
    search: async (index: string, query: unknown) => {
      calls.push(index, query);
      return { content: [], failed: false };
    },
  };
  const records = { find: async () => undefined };
  await createStock({ records, search }).dealershipsSelling(aSite(), 'Volvo');
  expect(calls).toEqual(['sites-solvik-se', { filters: { site_brands: 'Volvo' }, limit: 100 }]);
});

test('CONT-10 CONT-15 CONT-16 the post for a car in stock contains the car, the receiver and the page', async () => {
  const props = await formFor({ car_chassino: 'UAVXZ00000000001', car_companyerpid: '4610' });
  const values = valuesToSend(
    inputs,
    { ...props, dealership: undefined, receiver: props.receiver, finance: [] },
    currentLocation,
  );
  expect(values).toMatchObject({
    car: { car_id: '461010605', car_brand: 'Volvo' },
    name: 'Ebba Lindmark',
    email: 'ebba@example.com',
    siteName: 'Solvik Trollhättan',
    quote: false,
    testDrive: true,
    toName: 'Daniel Falk',
    toEmail: 'daniel.falk@solvik.example',
    source: 'https://solvik.example/kop-bil/1/x?utm_source=letter',
  });
  expect(JSON.stringify(props)).not.toMatch(/UAVXZ|"4610"/);
});

test('CONT-17 CONT-18 the post for a sample car contains the CRM keys of the chosen dealership; one without a New cars department has no receiver', async () => {
  const props = await formFor(sample, [aDealership(1, 'New cars'), aDealership(2, 'Workshop')]);
  const [first, second] = props.dealerships;
  expect(second).toEqual({ siteName: 'Place 2' });
  const values = valuesToSend(
    { ...inputs, siteName: 'Place 1' },
    { ...props, dealership: first, receiver: first?.receiver, finance: [{ product: 'loan' }] },
    currentLocation,
  );
  expect(values).toMatchObject({
    car: { car_companyerpid: '4610', car_departmenterpid: '4610-1' },
    siteName: 'Place 1',
    toEmail: 'desk.1@solvik.example',
    finance: [{ product: 'loan' }],
  });
});

test('CONT-08 a rejected form shows the error of each field next to it', async () => {
  const rejected = {
    values: { phone: '070-12' },
    errors: { name: 'missing', phone: 'too short' },
    failed: false,
  } as const;
  const html = render({ ...(await formFor({})), rejected });
  expect(html).toMatch(/aria-describedby="([^"]+)"[^>]*aria-invalid="true"/);
  const described = /type="tel"[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${described}"[^>]*>.*?Numret är för kort`));
  expect(html).toContain('Kontrollera fälten som är markerade.');
});

import type { CarContactValues } from './car-contact-values.ts';
import { carLeadMail } from './car-lead-mail.ts';
import { type ContactField, contactErrors } from './contact-rules.ts';
import type { FieldProblem, FormContext, FormKind, ParseResult } from './form-kind.ts';
import type { Lead, Receiver } from './lead.ts';
import { type EnquiredCar, type LeadCar, toLeadCar } from './lead-car.ts';
import { newCarsDepartment, stockCarReceiver } from './receiver.ts';

export const CAR_CONTACT_FORM = 'CarContactForm';

/** The contact form of the car page. */
export const carContactForm: FormKind = {
  name: CAR_CONTACT_FORM,
  isAvailableOn: ({ indices }) => Boolean(indices.cars),
  parse: parseCarContact,
  receiver: async (lead, context) => {
    const { car, siteName } = carContactValues(lead);
    const enquired = await context.stock.car(context.site, car.car_id);
    return enquired && (await findReceiver(enquired, siteName, context)).receiver;
  },
  mail: (lead, site, texts) => carLeadMail(lead, carContactValues(lead), site, texts),
  vehicle: (lead) => {
    const { car, testDrive, finance } = carContactValues(lead);
    return 'car_brand' in car
      ? { car, interest: testDrive ? 'test-drive' : 'buy', comments: finance }
      : undefined;
  },
};

export function carContactValues(lead: Lead): CarContactValues {
  return lead.values as CarContactValues;
}

async function parseCarContact(
  values: Readonly<Record<string, unknown>>,
  context: FormContext,
): Promise<ParseResult> {
  const { site, stock, log } = context;
  const id = carIdIn(values['car']);
  const known = id === undefined ? undefined : await stock.car(site, id);
  const texts = textsIn(values);
  const problems = problemsIn(values, texts, { id, isSample: known?.car_is_sample ?? false });
  if (id === undefined || problems.length > 0) return refused(problems);

  const found = known
    ? await findReceiver(known, texts.siteName, context)
    : { state: 'no receiver' as const };
  if (found.state === 'no department') {
    const logFields = { code: 'LEAD_DEPARTMENT_NOT_FOUND', site: site.name, car: id, place: texts.siteName };
    log.error(logFields, 'the dealership has no New cars department for the make');
    return noDepartment;
  }
  if (found.state === 'no receiver')
    log.warn(
      { code: 'LEAD_RECEIVER_NOT_FOUND', site: site.name, car: id },
      'saved; goes to the general address',
    );
  logIgnoredReceiver(values, found.receiver, id, context);

  const { name, phone, email, message, siteName } = texts;
  const stored: CarContactValues = {
    car: found.car ?? { car_id: id },
    message,
    siteName,
    quote: isTicked(values['quote']),
    testDrive: isTicked(values['testDrive']),
    finance: linesIn(values['finance']),
  };
  return { state: 'parsed', customer: { name, phone, email }, receiver: found.receiver, values: stored };
}

type ReceiverLookup = {
  state: 'found' | 'no department' | 'no receiver';
  receiver?: Receiver | undefined;
  car?: LeadCar;
};

/** The receiver of a car's leads, and the car with the CRM keys of its department (CONT-16, CONT-17). */
async function findReceiver(
  car: EnquiredCar,
  siteName: string,
  { site, stock, log }: FormContext,
): Promise<ReceiverLookup> {
  if (!car.car_is_sample) {
    const receiver = stockCarReceiver(car);
    return { state: receiver ? 'found' : 'no receiver', receiver, car: toLeadCar(car) };
  }
  try {
    const dealerships = await stock.dealershipsSelling(site, car.car_brand);
    const dealership = dealerships.find(({ name }) => name === siteName);
    const department = dealership && newCarsDepartment(dealership, car.car_brand);
    if (!department) return { state: 'no department' };
    const { companyErpId, departmentErpId } = department;
    const keys = { car_companyerpid: companyErpId, car_departmenterpid: departmentErpId };
    return { state: 'found', receiver: department.receiver, car: { ...toLeadCar(car), ...keys } };
  } catch (error) {
    log.error(
      { code: 'LEAD_RECEIVER_UNKNOWN', site: site.name, car: car.car_id, error },
      'looked up again at delivery',
    );
    return { state: 'no receiver', car: toLeadCar(car) };
  }
}

const noDepartment: ParseResult = {
  state: 'refused',
  code: 'NO_DEPARTMENT',
  message: 'Nobody at the chosen place sells new cars of this make.',
  problems: [{ field: 'siteName', problem: 'wrong' }],
};

function refused(problems: readonly FieldProblem[]): ParseResult {
  return { state: 'refused', code: 'INVALID_INPUT', message: 'Some answers are missing or wrong.', problems };
}

/** Mail goes to the receiver found on the server, never to one named by the browser. */
function logIgnoredReceiver(
  values: Readonly<Record<string, unknown>>,
  receiver: Receiver | undefined,
  car: string,
  { site, log }: FormContext,
): void {
  const differs = (value: unknown, own = '') =>
    value !== undefined && value !== '' && String(value).trim().toLowerCase() !== own.toLowerCase();
  if (!differs(values['toEmail'], receiver?.email) && !differs(values['toName'], receiver?.name)) return;
  log.warn({ code: 'LEAD_RECEIVER_IGNORED', site: site.name, car }, 'the form named another receiver');
}

function problemsIn(
  values: Readonly<Record<string, unknown>>,
  texts: Record<ContactField, string>,
  { id, isSample }: { id: string | undefined; isSample: boolean },
): FieldProblem[] {
  const notText = fields.filter((field) => values[field] !== undefined && typeof values[field] !== 'string');
  const errors = Object.entries({
    ...contactErrors(texts, { isSample }),
    ...Object.fromEntries(notText.map((field) => [field, 'wrong'])),
    ...(id === undefined && { car: values['car'] === undefined ? 'missing' : 'wrong' }),
  });
  return errors.map(([field, problem]) => ({ field, problem: String(problem) }));
}

const fields = ['name', 'phone', 'email', 'message', 'siteName'] as const;

function textsIn(values: Readonly<Record<string, unknown>>): Record<ContactField, string> {
  const line = (field: ContactField) =>
    textOf(values[field])
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
  const [name, phone, email, siteName] = [line('name'), line('phone'), line('email'), line('siteName')];
  const message = textOf(values['message'])
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
  return { name, phone, email, siteName, message };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : '';
}

function carIdIn(car: unknown): string | undefined {
  const id = typeof car === 'object' && car !== null ? (car as { car_id?: unknown }).car_id : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,100}$/.test(id) ? id : undefined;
}

function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === '1';
}

const MAX_FINANCE_LINES = 12;
const MAX_FINANCE_LINE_LENGTH = 200;

function linesIn(finance: unknown): string[] {
  if (!Array.isArray(finance)) return [];
  return finance
    .filter((line) => typeof line === 'string')
    .slice(0, MAX_FINANCE_LINES)
    .map((line) =>
      line
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_FINANCE_LINE_LENGTH),
    )
    .filter(Boolean);
}

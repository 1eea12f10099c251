import type { z } from 'zod';
import { nameError } from '../../../shared/platform/contact-rules.ts';
import type { FieldProblem, FormContext, FormKind, ParseResult } from '../form-kind.ts';
import type { Lead, Receiver } from '../lead.ts';
import { type EnquiredCar, type LeadCar, toLeadCar } from '../lead-car.ts';
import { financeForWebhook, financeLines, quotesForLead } from '../lead-finance.ts';
import { newCarsDepartment, stockCarReceiver } from '../receiver.ts';
import { carContactBody } from './car-contact-schema.ts';
import type { CarContactValues } from './car-contact-values.ts';
import { carLeadMail } from './car-lead-mail.ts';

export const CAR_CONTACT_FORM = 'CarContactForm';

/** The contact form of the car page. */
export const carContactForm: FormKind = {
  name: CAR_CONTACT_FORM,
  values: carContactBody,
  sentId: 'contact-sent',
  sendsCarReceipt: true,
  isAvailableOn: ({ indices }) => Boolean(indices.cars),
  parse: parseCarContact,
  receiver: async (lead, context) => {
    const { car, siteName } = carContactValues(lead);
    const enquired = await context.stock.car(context.site, car.car_id);
    return enquired && (await findReceiver(enquired, siteName, context)).receiver;
  },
  mail: (lead, site, texts) => carLeadMail(lead, carContactValues(lead), site, texts),
  vehicle: (lead, site, texts) => {
    const { car, testDrive, finance } = carContactValues(lead);
    if (!('car_brand' in car)) return undefined;
    const { heading } = carLeadMail(lead, carContactValues(lead), site, texts);
    return {
      car,
      interest: testDrive ? 'test-drive' : 'buy',
      finance: finance.find((quote) => typeof quote !== 'string'),
      comments: [heading, ...financeLines(finance, site, texts)],
    };
  },
  webhookValues: (lead, site, texts) => ({
    finance: financeForWebhook(carContactValues(lead).finance, site, texts),
  }),
};

export function carContactValues(lead: Lead): CarContactValues {
  return lead.values as CarContactValues;
}

async function parseCarContact(
  values: Readonly<Record<string, unknown>>,
  context: FormContext,
): Promise<ParseResult> {
  const { site, stock, log } = context;
  const id = carContactBody.shape.car.safeParse(values['car']).data?.car_id;
  const known = id === undefined ? undefined : await stock.car(site, id);
  const parsed = carContactBody.safeParse(values);
  const problems = [...sellerProblems(values, known), ...fieldProblems(parsed.error)];
  if (!parsed.success || id === undefined || problems.length > 0) return refused(problems);

  const { name, phone, email, message, siteName, quote, testDrive, apply, reserve, finance } = parsed.data;
  const found = known ? await findReceiver(known, siteName, context) : { state: 'no receiver' as const };
  if (found.state === 'no department') {
    const logFields = { code: 'LEAD_DEPARTMENT_NOT_FOUND', site: site.name, car: id, place: siteName };
    log.error(logFields, 'the dealership has no New cars department for the make');
    return noDepartment;
  }
  if (found.state === 'no receiver')
    log.warn(
      { code: 'LEAD_RECEIVER_NOT_FOUND', site: site.name, car: id },
      'saved; goes to the general address',
    );
  logIgnoredReceiver(values, found.receiver, id, context);

  const stored: CarContactValues = {
    car: found.car ?? { car_id: id },
    message,
    siteName,
    quote,
    testDrive,
    action: apply ? 'apply' : reserve ? 'reserve' : 'ask',
    ...(apply && { apply }),
    ...(reserve && { reserve }),
    finance: await quotesForLead(finance, id, context),
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

/** A sample car has no seller of its own: the visitor names one (CONT-07). */
function sellerProblems(
  values: Readonly<Record<string, unknown>>,
  car: EnquiredCar | undefined,
): readonly FieldProblem[] {
  const siteName = carContactBody.shape.siteName.safeParse(values['siteName']);
  const problem = car?.car_is_sample && siteName.success ? nameError(siteName.data) : undefined;
  return problem ? [{ field: 'siteName', problem }] : [];
}

function fieldProblems(error: z.ZodError | undefined): readonly FieldProblem[] {
  const problems = (error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    problem: path.length > 1 ? 'wrong' : message,
  }));
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at);
}

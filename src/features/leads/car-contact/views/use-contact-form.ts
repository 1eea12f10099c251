import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { messageError } from '../../../../shared/forms/field-rules.ts';
import { makeSubmissionId, pause, postLead, readProblems } from '../../../../shared/forms/send/post-lead.ts';
import { sendLead } from '../../../../shared/forms/send/send-lead.ts';
import { submissionIds } from '../../../../shared/forms/send/submission-id.ts';
import type { ClientErrorCode } from '../../../../shared/platform/client-error-codes.ts';
import {
  emailError,
  type FieldError,
  nameError,
  phoneError,
} from '../../../../shared/platform/contact-rules.ts';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import { type FormFields, useFormFields } from '../../../../shared/ui/use-form-fields.ts';
import { useSingleSubmit } from '../../../../shared/ui/use-single-submit.ts';
import type { ContactFormProps } from '../contact-form-props.ts';
import { type ContactField, contactFields } from '../contact-rules.ts';
import { type ContactInputs, toContactInputs, valuesToSend } from './contact-values.ts';
import { useFinanceTerms } from './use-finance-terms.ts';

/** idle → submitting → sent, error or refused by the server; invalid until something is changed (CONT-09). */
export type ContactState =
  | { kind: 'idle' | 'submitting' | 'error' | 'invalid' | 'refused' }
  | { kind: 'sent'; firstName: string; seller: string };

export type ContactFormControl = {
  state: ContactState;
  isHydrated: boolean;
  terms: readonly string[];
  form: FormFields<ContactField, FieldError>['form'];
  errorFor: (field: ContactField) => FieldError | undefined;
  onSubmit: (event: SyntheticEvent) => void;
  onChange: () => void;
};

/** A field that the form does not have is not checked. */
const rules = {
  siteName: nameError,
  name: nameError,
  phone: phoneError,
  email: emailError,
  message: messageError,
};

const log = (level: 'warn' | 'error', code: ClientErrorCode, reason: string) =>
  reportClientError(code, 'contact-form', reason, { level });

export function useContactForm(props: ContactFormProps): ContactFormControl {
  const { rejected } = props;
  const [state, setState] = useState<ContactState>({
    kind: rejected?.failed ? 'error' : rejected ? 'invalid' : 'idle',
  });
  const [isHydrated, setHydrated] = useState(false);
  const idFor = useRef(submissionIds(makeSubmissionId));
  const termsFor = useFinanceTerms();
  const fields = useFormFields<ContactField, FieldError>(rules);
  const inputs = toContactInputs(fields.entered ?? new FormData());
  useEffect(() => setHydrated(true), []);

  const send = async (inputs: ContactInputs): Promise<ContactState> => {
    const dealership = props.dealerships.find(({ siteName }) => siteName === inputs.siteName);
    const receiver = props.isSample ? dealership?.receiver : props.receiver;
    if (props.isSample && !receiver) {
      log('error', 'LEAD_DEPARTMENT_NOT_FOUND', `no New cars department for car ${props.car.car_id} there`);
      return { kind: 'error' };
    }
    setState({ kind: 'submitting' });
    const values = valuesToSend(inputs, {
      ...props,
      dealership,
      receiver,
      finance: termsFor(asksForQuote(inputs)).map(({ settings }) => settings),
    });
    const lead = {
      formName: props.formName,
      formSubmissionId: idFor.current(JSON.stringify(values)),
      values,
    };
    let problems: Readonly<Record<string, FieldError>> = {};
    const post = async (sent: Parameters<typeof postLead>[0]) => {
      const response = await postLead(sent);
      problems = await readProblems<FieldError>(response);
      return response;
    };
    const marked = () => contactFields.filter((field) => field in problems);
    const isSent = await sendLead(lead, { post, pause, log, isFinal: () => marked().length > 0 });
    if (!isSent) {
      fields.mark(Object.fromEntries(marked().map((field) => [field, problems[field] ?? 'wrong'])));
      return { kind: marked().length > 0 ? 'refused' : 'error' };
    }
    const { quote, testDrive } = inputs;
    pushEvent({
      event: 'form_submit',
      form_name: props.formName,
      car_id: props.car.car_id,
      quote,
      test_drive: testDrive,
    });
    const [firstName = ''] = inputs.name.trim().split(/\s+/);
    return { kind: 'sent', firstName, seller: receiver?.name ?? '' };
  };

  // A double click is one lead (CONT-22).
  const onSubmit = useSingleSubmit(async () => {
    const entered = fields.check();
    setState(entered ? await send(toContactInputs(entered)) : { kind: 'invalid' });
  });

  return {
    state,
    isHydrated,
    terms: termsFor(asksForQuote(inputs)).map(({ summary }) => summary),
    form: fields.form,
    errorFor: (field) => {
      if (fields.isTried) return fields.errors[field];
      return state.kind === 'invalid' ? rejected?.errors[field] : undefined;
    },
    onSubmit,
    onChange: () =>
      setState((now) => (now.kind === 'invalid' || now.kind === 'refused' ? { kind: 'idle' } : now)),
  };
}

function asksForQuote({
  quote,
  apply,
  reserve,
}: Pick<ContactInputs, 'quote' | 'apply' | 'reserve'>): boolean {
  return Boolean(quote || apply || reserve);
}

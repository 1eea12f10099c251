import { fitFrameHeight, isFromOrigin, onMessageWhileConnected } from './form-messages.ts';

type ProviderForms = { create: (options: { portalId?: string; formId: string; target: string }) => void };

const RECREATE_AFTER_MS = 3000;
const scripts = new Map<string, Promise<void>>();

/** Lets the provider's script make the form in its place, and makes it anew three seconds after it was sent. */
export function start(place: HTMLElement): void {
  const { form: formId = '', origin, portal, providerScript = '' } = place.dataset;
  const target = place.querySelector<HTMLElement>('[data-form-target]');
  if (!target || !formId || !providerScript) return;

  async function make(): Promise<void> {
    await scriptAt(providerScript);
    const { hbspt } = window as { hbspt?: { forms: ProviderForms } };
    hbspt?.forms.create({ ...(portal && { portalId: portal }), formId, target: `#${target?.id}` });
  }

  onMessageWhileConnected(place, (event) => {
    if (!isFromOrigin(event, origin)) return;
    fitFrameHeight(event, target.querySelector('iframe'), formId);
    if (isSent(event.data, formId)) setTimeout(make, RECREATE_AFTER_MS);
  });

  // A script of another house is fetched only when the visitor asks for it.
  const ask = target.querySelector('[data-show-form]');
  if (ask) ask.addEventListener('click', () => void make(), { once: true });
  else void make();
}

/** What the provider announces (LEAD-06). */
function isSent(data: unknown, formId: string): boolean {
  const told = data as { type?: unknown; eventName?: unknown; id?: unknown } | null;
  return told?.type === 'hsFormCallback' && told.eventName === 'onFormSubmitted' && told.id === formId;
}

function scriptAt(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the form provider does not answer')));
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}

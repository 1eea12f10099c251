import { fitFrameHeight, isFromOrigin, onMessageWhileConnected } from './form-messages.ts';

type ProviderForms = { create: (options: { portalId?: string; formId: string; target: string }) => void };

const RECREATE_AFTER_MS = 3000;
const scripts = new Map<string, Promise<void>>();

/** Lets the provider's script create the form, and creates it again three seconds after it was sent. */
export function start(container: HTMLElement): void {
  const { form: formId = '', origin, portal, providerScript = '' } = container.dataset;
  const target = container.querySelector<HTMLElement>('[data-form-target]');
  if (!target || !formId || !providerScript) return;

  async function make(): Promise<void> {
    await scriptAt(providerScript);
    const { hbspt } = window as { hbspt?: { forms: ProviderForms } };
    hbspt?.forms.create({ ...(portal && { portalId: portal }), formId, target: `#${target?.id}` });
  }

  onMessageWhileConnected(container, (event) => {
    if (!isFromOrigin(event, origin)) return;
    fitFrameHeight(event, target.querySelector('iframe'), formId);
    if (isSent(event.data, formId)) setTimeout(make, RECREATE_AFTER_MS);
  });

  // A third-party script is loaded only when the visitor asks for it.
  const showButton = target.querySelector('[data-show-form]');
  if (showButton) showButton.addEventListener('click', () => void make(), { once: true });
  else void make();
}

/** The provider's message after a submission (LEAD-06). */
function isSent(data: unknown, formId: string): boolean {
  const message = data as { type?: unknown; eventName?: unknown; id?: unknown } | null;
  return (
    message?.type === 'hsFormCallback' && message.eventName === 'onFormSubmitted' && message.id === formId
  );
}

function scriptAt(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the form provider does not respond')));
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}

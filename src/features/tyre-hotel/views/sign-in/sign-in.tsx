import type { Stage } from '../../flow/tyre-hotel-state.ts';
import { DisclaimerDialog } from '../disclaimer-dialog.tsx';
import { useDisclaimer } from '../use-disclaimer.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';
import { CodeRequestPanel } from './code-request-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SignInProgress } from './sign-in-progress.tsx';
import { ValidatePanel } from './validate-panel.tsx';

type SignInStage = Extract<Stage, { step: 'search' | 'login' | 'validate' }>;

/** The three steps before one is signed in share a page: what it is about, how far one has come, and one thing to do. */
export function SignIn({ flow, stage }: { flow: TyreHotelFlow; stage: SignInStage }) {
  const { props, texts, isLoaded } = flow;
  const disclaimer = useDisclaimer(isLoaded);
  return (
    <section
      className="grid gap-x-[clamp(2rem,7vw,7rem)] gap-y-8 lg:min-h-120 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center"
      aria-labelledby="tyre-hotel-title"
    >
      <div className="tyre-sign-in__intro">
        <h1 id="tyre-hotel-title">{props.title}</h1>
        <p className="mt-4 max-w-128 text-(length:--lead) text-ink-muted">{props.help.search}</p>
        <SignInProgress step={stage.step} texts={texts} />
      </div>
      <div className="rounded-panel border border-line bg-surface p-[clamp(1.5rem,4.4vw,3.5rem)] max-sm:mx-[calc(0.75rem-var(--gutter))]">
        {stage.step === 'search' && <SearchPanel flow={flow} disclaimer={disclaimer} />}
        {stage.step === 'login' && <CodeRequestPanel flow={flow} stage={stage} />}
        {stage.step === 'validate' && <ValidatePanel flow={flow} stage={stage} />}
      </div>
      {disclaimer.isOpen && <DisclaimerDialog flow={flow} disclaimer={disclaimer} />}
    </section>
  );
}

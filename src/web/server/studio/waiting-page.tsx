import { Icon } from '../../../shared/ui/icon.tsx';
import { forecourt } from '../../../shared/ui/themes/theme.ts';
import { renderStandalone } from '../../render/render-standalone.tsx';
import { RoadLine } from '../../shell/road-line.tsx';
import { installationFavicon } from '../installation-favicon.ts';
import type { ServerContext } from '../server-context.ts';
import type { StudioProgress } from './studio-proxy.ts';

const REFRESH_SECONDS = 5;

/** Shown at /admin until the studio is ready; its script polls every few seconds. */
export function waitingPage(app: ServerContext, progress: StudioProgress, wasReady: boolean) {
  const { title, text } = textsFor(progress, wasReady);
  return renderStandalone(
    {
      title,
      description: text,
      language: 'en',
      theme: forecourt,
      icon: installationFavicon(app),
      refreshSeconds: REFRESH_SECONDS,
      body: <Waiting title={title} text={text} progress={progress} />,
    },
    app.assets,
  );
}

function textsFor(progress: StudioProgress, wasReady: boolean) {
  if (progress.problem !== undefined)
    return {
      title: 'The studio could not be opened',
      text: 'The sites are not affected. What went wrong stands where they were started.',
    };
  if (wasReady)
    return {
      title: 'The studio does not answer',
      text: 'It was here a moment ago and is started again by itself. The sites go on; what you saved is kept.',
    };
  return {
    title: 'The studio is being prepared',
    text: 'The sites are open already. The first time this takes a few minutes; afterwards seconds. This page looks again by itself.',
  };
}

type Props = { title: string; text: string; progress: StudioProgress };

function Waiting({ title, text, progress }: Props) {
  return (
    <main
      id="main"
      data-script="await-studio"
      // The script compares it with later responses.
      data-progress={JSON.stringify(progress)}
      className="overflow-hidden py-section"
    >
      <div className="mb-10 text-line-strong md:mb-14">
        <RoadLine kind={progress.problem === undefined ? 'queues' : 'stalls'} />
      </div>
      <div className="page-width grid gap-x-gap gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1>{title}</h1>
          <p className="mt-6 max-w-[32rem] text-ink-muted text-lead">{text}</p>
          {progress.problem && (
            <pre className="mt-8 max-w-text overflow-x-auto whitespace-pre-wrap rounded-card border border-line p-5 text-small">
              {progress.problem}
            </pre>
          )}
        </div>
        {progress.steps.length > 0 && <Steps steps={progress.steps} />}
      </div>
    </main>
  );
}

const states = {
  waiting: { icon: 'clock', label: 'to come' },
  running: { icon: 'cog', label: 'under way' },
  done: { icon: 'check', label: 'done' },
  failed: { icon: 'x', label: 'failed' },
} as const;

function Steps({ steps }: Pick<StudioProgress, 'steps'>) {
  return (
    <ol className="border-line border-t" aria-live="polite">
      {steps.map(({ title, state }) => (
        <li key={title} className="flex min-h-16 items-center justify-between gap-4 border-line border-b">
          <span className={state === 'waiting' ? 'text-ink-muted' : undefined}>{title}</span>
          <span className="flex items-center gap-2 text-ink-muted text-small">
            {states[state].label} <Icon name={states[state].icon} />
          </span>
        </li>
      ))}
    </ol>
  );
}

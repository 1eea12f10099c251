import type { DeliveryState, ListedDelivery } from '../../../src/shared/messaging/outbox.ts';
import { BackLink } from '../../../src/shared/ui/back-link.tsx';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Icon } from '../../../src/shared/ui/icon.tsx';
import { Notice } from '../../../src/shared/ui/notice.tsx';
import { Container } from '../../../src/shared/ui/section.tsx';
import { StateMessage } from '../../../src/shared/ui/state-message.tsx';
import { Tag } from '../../../src/shared/ui/tag.tsx';
import { TextLink } from '../../../src/shared/ui/text-link.tsx';

/** A mail or SMS that was stored instead of sent, or what an embedded receiver got. */
export type OutboxMessage = {
  key: string;
  channel: 'mail' | 'SMS' | 'webhook';
  title: string;
  text: string;
  /** The mail as it looks. */
  htmlHref: string | undefined;
  files: readonly { name: string; href: string }[];
};

/** A lead, a booking, a cart or a message of the tyre hotel, with what was sent about it. */
export type OutboxEntry = {
  id: string;
  kind: 'Lead' | 'Booking' | 'Cart' | 'Tyre hotel';
  /** Undefined where a message does not name it. */
  site: string | undefined;
  receivedAt: string;
  subject: string;
  from: string;
  to: string;
  /** Newest first; none where a mail server and a gateway sent them. */
  messages: readonly OutboxMessage[];
  deliveries: readonly ListedDelivery[];
};

interface Props {
  entries: readonly OutboxEntry[];
  counts: Readonly<Record<DeliveryState, number>>;
  /** Answers of editors' forms that never became a lead. */
  undelivered: number;
}

/** Everything the sites have sent, for those who try the demo without a mail server. */
export function OutboxPage({ entries, counts, undelivered }: Props) {
  return (
    <main id="main" className="pt-8 pb-section">
      <Container>
        <BackLink href="/">All sites</BackLink>
        <h1 className="mt-8">Outbox</h1>
        <p className="mt-4 max-w-text text-ink-muted text-lead">
          Leads, bookings and carts are stored first, and their messages are delivered afterwards. Without a
          mail server and an SMS gateway they end up here, and nobody else gets them.
        </p>
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
          <Figure label="Delivered" value={counts.delivered} />
          <Figure label="Waiting" value={counts.waiting} />
          <Figure label="Suppressed" value={counts.suppressed} />
          <Figure label="Given up" value={counts.dead} />
        </dl>
        {undelivered > 0 && (
          <div className="mt-8 max-w-text">
            <Notice>
              {undelivered} {undelivered === 1 ? 'answer' : 'answers'} of editors’ forms never reached
              anybody. <code>npm run leads -- answers</code> lists them,{' '}
              <code>npm run leads -- deliver ID</code> sends one to the receivers of its form.
            </Notice>
          </div>
        )}
        {entries.length === 0 ? (
          <div className="mt-12">
            <StateMessage
              boxed
              title="Nothing has been sent yet"
              text="Open a car on one of the sites and write to its seller, or book a time at a workshop."
              actions={<TextLink href="/">To the sites</TextLink>}
            />
          </div>
        ) : (
          <ol className="mt-12 border-line border-t">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        )}
      </Container>
    </main>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-ink-muted text-small">{label}</dt>
      <dd className="text-title tabular-nums">{value}</dd>
    </div>
  );
}

function Entry({ kind, site, receivedAt, subject, from, to, messages, deliveries }: OutboxEntry) {
  const firstMail = messages.find(({ channel }) => channel === 'mail');
  return (
    <li className="grid gap-x-12 gap-y-6 border-line border-b py-8 lg:grid-cols-[4fr_8fr]">
      <div className="min-w-0">
        <p className="text-ink-muted text-small tabular-nums">
          {kind}, <time dateTime={receivedAt}>{receivedAt.slice(0, 19).replace('T', ' ')}</time>
          {site && `, ${site}`}
        </p>
        <h2 className="mt-1 text-subtitle">{subject}</h2>
        <p className="mt-3 break-words text-small">From {from}</p>
        <p className="break-words text-small">To {to}</p>
        <ul className="mt-4 grid gap-2">
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.key} delivery={delivery} />
          ))}
        </ul>
      </div>
      {messages.length > 0 && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          {messages.map((message) =>
            message === firstMail || message.channel !== 'mail' ? (
              <Message key={message.key} message={message} />
            ) : (
              <details key={message.key} className="group">
                <summary className="flex cursor-pointer items-center gap-2 text-small">
                  <Icon name="chevron-right" size="small" className="group-open:rotate-90" />
                  {message.title}
                </summary>
                <div className="mt-4">
                  <Message message={message} />
                </div>
              </details>
            ),
          )}
        </div>
      )}
    </li>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const { channel, title, text, htmlHref, files } = message;
  if (channel === 'SMS')
    return (
      <figure className="min-w-0 max-w-text">
        <figcaption className="text-ink-muted text-small tabular-nums">SMS, {title}</figcaption>
        <p className="mt-2 inline-block wrap-anywhere whitespace-pre-line rounded-card rounded-bl-none bg-brand-tint px-5 py-4">
          {text}
        </p>
      </figure>
    );
  return (
    <div className="min-w-0">
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-surface p-6 text-small">
        {text}
      </pre>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {htmlHref && <TextLink href={htmlHref}>The mail as it looks</TextLink>}
        {files.map(({ name, href }) => (
          <TextLink key={name} href={href}>
            {name}
          </TextLink>
        ))}
      </p>
    </div>
  );
}

const stateStyles = { delivered: 'ok', waiting: 'line', suppressed: 'line', dead: 'campaign' } as const;
const stateLabels = {
  delivered: 'delivered',
  waiting: 'waiting',
  suppressed: 'suppressed',
  dead: 'given up',
};

function DeliveryItem({ delivery }: { delivery: ListedDelivery }) {
  const { key, channel, state, attempts, problem, receipt } = delivery;
  return (
    <li className="flex flex-wrap items-center gap-3 text-small">
      <Tag look={stateStyles[state]}>
        {channel}: {stateLabels[state]}
      </Tag>
      {receipt && (
        <Tag look={receipt.state === 'delivered' ? 'ok' : 'campaign'}>
          {receipt.state === 'delivered' ? 'on the telephone' : 'not on the telephone'}
        </Tag>
      )}
      {receipt?.problem && <span className="text-ink-muted">{receipt.problem}</span>}
      {attempts > 1 && <span className="text-ink-muted">{attempts} attempts</span>}
      {problem && <span className="text-ink-muted">{problem}</span>}
      {(state === 'waiting' || state === 'dead') && (
        <form method="post" action="/outbox/replay">
          <input type="hidden" name="key" value={key} />
          <Button type="submit" kind="secondary" size="small">
            Try again now
          </Button>
        </form>
      )}
    </li>
  );
}

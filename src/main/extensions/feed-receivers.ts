import type { Extension } from '../../extension/extension.ts';
import { declaredReceivers } from '../../features/outgoing-feeds/declared-receiver.ts';
import { addReceivers } from '../../features/outgoing-feeds/receivers/all-receivers.ts';
import { rules } from '../../features/outgoing-feeds/rules.ts';

/** Feeds go to the receivers of an extension, too, until the returned function is called. */
export function addFeedReceivers({ name, feedReceivers = {} }: Extension): () => void {
  return addReceivers(declaredReceivers(name, feedReceivers));
}

/** What the shape of the declaration cannot say of its receivers, a sentence each. */
export function receiverProblems({ feedReceivers = {} }: Extension): readonly string[] {
  return Object.entries(feedReceivers).flatMap(([name, receiver]) =>
    receiver.rules
      .filter((rule) => typeof rule === 'string' && !Object.hasOwn(rules, rule))
      .map(
        (rule) =>
          `The receiver ${name} has a rule '${rule}', which the product has not; there are ${Object.keys(rules).join(', ')}.`,
      ),
  );
}

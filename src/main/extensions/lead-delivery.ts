import type { ExtensionContext, LeadDelivery } from '../../extension/extension.ts';
import type { LeadStore } from '../../features/leads/lead-store.ts';
import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { Site } from '../../shared/sites/site.ts';

/** The channel of the outbox through which an extension delivers leads. */
export function leadChannel(extension: string, delivery: string): string {
  return `x-${extension}-${delivery}`;
}

type Needs = {
  leads: Pick<LeadStore, 'find'>;
  findSite: (name: string) => { site: Site } | undefined;
};

/** What it throws is tried again by the outbox, as with every other channel. */
export function leadDeliveryHandler(
  delivery: LeadDelivery,
  context: ExtensionContext,
  { leads, findSite }: Needs,
): ChannelHandler {
  return async ({ key, about }, signal) => {
    const lead = await leads.find(about);
    if (!lead) throw new Error('the lead does not exist');
    const found = findSite(lead.site);
    if (!found) throw new Error(`there is no site ${lead.site}`);
    const { site } = found;
    const form = lead.formName.startsWith(site.name) ? lead.formName.slice(site.name.length) : lead.formName;
    await delivery.deliver({ ...lead, form }, { ...context, key, signal, site });
  };
}

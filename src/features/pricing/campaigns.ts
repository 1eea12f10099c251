import { termsIn } from '../../shared/search/records/term.ts';
import { words } from './words/all-words.ts';

/** Of the campaigns below, those that lower the price. */
export const priceCampaignCodes: readonly string[] = ['autumn', 'clearance', 'november'];

/** Campaigns that the trade has everywhere. Those with a name of their own keep it. */
export const campaigns = termsIn(words, 'campaigns');

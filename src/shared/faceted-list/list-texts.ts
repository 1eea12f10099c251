import { keysOf } from '../sites/pick-texts.ts';
import messages from './messages/list/sv.json' with { type: 'json' };

/** The texts that every list needs in the browser, besides its own. */
export const listTextKeys = [...keysOf(messages), 'tryAgain'] as const;

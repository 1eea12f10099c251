import { fi } from './countries/fi.ts';
import { gb } from './countries/gb.ts';
import { no } from './countries/no.ts';
import { se } from './countries/se.ts';
import { sk } from './countries/sk.ts';

export const builtInCountries = { SE: se, NO: no, FI: fi, SK: sk, GB: gb };

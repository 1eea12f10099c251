import { defineIsland } from '../../ui/island.tsx';
import { DeclaredForm } from './declared-form.tsx';

export const island = defineIsland('declared-form', DeclaredForm, 'visible');

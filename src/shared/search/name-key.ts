import { foldText } from './tokenize.ts';

/** 'Land Rover', 'land-rover' and 'LANDROVER' name the same. */
export function nameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

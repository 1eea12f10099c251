import { isRecordCode } from '../../../shared/platform/record-code.ts';
import type { ComparedCar } from './compared-car.ts';

/** The stored cars, and the language of their texts. */
export type StoredCars = { language: string; cars: readonly ComparedCar[] };

export function serialiseCars(kept: StoredCars): string {
  return JSON.stringify(kept);
}

/** Storage may hold anything, also data of an older version: what is no car is dropped (CMP-10). */
export function parseStoredCars(text: string | null): StoredCars {
  const kept = parseJson(text);
  if (!isObject(kept) || !Array.isArray(kept['cars'])) return { language: '', cars: [] };
  const cars = kept['cars'].filter(isCar);
  const firstOfEach = cars.filter((car, at) => cars.findIndex(({ id }) => id === car.id) === at);
  return { language: isText(kept['language']) ? kept['language'] : '', cars: firstOfEach };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function isCar(car: unknown): car is ComparedCar {
  return (
    isObject(car) &&
    isText(car['id']) &&
    isRecordCode(car['id']) &&
    isText(car['href']) &&
    // An address on this site and nothing else: no javascript:, no //elsewhere.
    /^\/(?!\/)/.test(car['href']) &&
    isText(car['name']) &&
    car['name'] !== '' &&
    [car['version'], car['note'], car['city'], car['feedLanguage']].every(isOptionalText) &&
    (car['foreignEquipment'] === undefined || isTexts(car['foreignEquipment'])) &&
    (car['missingEquipment'] === undefined || isTexts(car['missingEquipment'])) &&
    isTexts(car['facts']) &&
    isTexts(car['equipment']) &&
    isPrice(car['price']) &&
    isListOf(car['monthly'], (cost) => isText(cost['text'])) &&
    isListOf(car['technicalData'], (line) => isText(line['label']) && isText(line['value'])) &&
    (car['picture'] === undefined || isPicture(car['picture'])) &&
    (car['known'] === 'everything' || car['known'] === 'card')
  );
}

function isPrice(price: unknown): boolean {
  return (
    isObject(price) &&
    isText(price['now']) &&
    [price['title'], price['earlierPrice'], price['list'], price['withVat']].every(isOptionalText)
  );
}

function isPicture(picture: unknown): boolean {
  return (
    isObject(picture) &&
    isText(picture['src']) &&
    /^\/(?!\/)/.test(picture['src']) &&
    isText(picture['alt']) &&
    typeof picture['width'] === 'number' &&
    typeof picture['height'] === 'number' &&
    typeof picture['vector'] === 'boolean' &&
    isOptionalText(picture['placeholder']) &&
    isObject(picture['focal']) &&
    [picture['focal']['x'], picture['focal']['y']].every((part) => typeof part === 'number')
  );
}

function isListOf(list: unknown, isOne: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(list) && list.every((item) => isObject(item) && isOne(item));
}

function isTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || isText(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

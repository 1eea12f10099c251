import { type Car, readCar } from '../../catalogue/car.ts';
import type { CarList } from '../../catalogue/list/car-list.ts';
import { listPath, wholeStock } from '../../catalogue/list/list-address.ts';
import { MAKES } from '../../catalogue/list/list-fields.ts';
import { listQuestion, stockQuestion } from '../../catalogue/list/list-question.ts';
import { readList } from '../../catalogue/list/read-list.ts';
import type { Picture } from '../../platform/picture.ts';
import type { SearchAnswer } from '../../search/cached-search.ts';
import type { FacetValue } from '../../search/port.ts';
import { recordTags } from '../../search/record-tags.ts';
import { carIndexOf } from '../../sites/site.ts';
import type { Crumb, LoadContext } from '../block.ts';

export type ListedCar = { car: Car; picture: Picture | undefined };

/** What the address of a car list turned out to ask for. */
export type CarListData = {
  list: CarList;
  /** The pages above the list, and the list itself when the address lies below it. */
  trail: readonly Crumb[];
  /** Every make of what is chosen otherwise, with its models. */
  makes: readonly FacetValue[];
} & (
  | { state: 'found'; cars: readonly ListedCar[]; total: number; properPath: string | undefined }
  | { state: 'failed' }
  /** The path names something that no car is. */
  | { state: 'no such cars' }
);

export async function loadCarList(_: unknown, context: LoadContext): Promise<CarListData> {
  const { site, services, query } = context;
  const index = carIndexOf(site);
  context.tag(recordTags.all(index));
  const trail = trailToList(context);
  const stock = await services.search.search(index, stockQuestion);
  const facets = stock.facet.filter((facet) => facet.type === 'hierarchical');
  const segments = segmentsBelow(site.pathToCarList, context.path);
  const read = readList(segments, query, facets);
  const isEmptyStock = facets.every(({ values }) => values.length === 0);
  // A stock that is empty or does not answer knows no makes; that does not make every address a wrong one.
  if (!read && !isEmptyStock)
    return { state: 'no such cars', list: wholeStock, trail, makes: makesOf(stock) };
  const list = read ?? wholeStock;
  const answer = await services.search.search(index, listQuestion(list));
  if (answer.failed || stock.failed) {
    context.validUntil(new Date(context.now.getTime() + TRY_AGAIN_MS));
    return { state: 'failed', list, trail, makes: [] };
  }
  const cars = answer.content.flatMap((record) => readCar(record) ?? []);
  for (const { car_id } of cars) context.tag(recordTags.one(index, car_id));
  return {
    state: 'found',
    list,
    trail,
    makes: makesOf(answer),
    cars: cars.map((car) => ({ car, picture: context.pictureAt(car.car_images[0]?.original, '') })),
    total: answer.total_items,
    properPath: properPath(segments, list, context),
  };
}

const TRY_AGAIN_MS = 5_000;

/** 'VOLVO/xc 60' shows the page of 'volvo/xc60'. */
function properPath(
  segments: readonly string[],
  list: CarList,
  { site, query, path }: LoadContext,
): string | undefined {
  if (segments.length === 0 || query['keyphrase'] || query['car_brand'] || query['car_model'])
    return undefined;
  const proper = listPath(site, list);
  const isAsDeep = proper.split('/').length === path.split('/').length;
  return proper !== path && isAsDeep ? proper : undefined;
}

function makesOf({ facet }: SearchAnswer): readonly FacetValue[] {
  const makes = facet.find(({ name }) => name === MAKES);
  return makes?.type === 'hierarchical' ? makes.values : [];
}

function segmentsBelow(list: string, path: string): string[] {
  return path.startsWith(`${list}/`) ? path.slice(list.length).split('/').filter(Boolean) : [];
}

/** Pages of single makes are told by the address, not by the tree. */
function trailToList({ trail, href, site }: LoadContext): readonly Crumb[] {
  const at = trail.findIndex((crumb) => crumb.href === href(site.pathToCarList));
  return at === -1 ? trail : trail.slice(0, at + 1);
}

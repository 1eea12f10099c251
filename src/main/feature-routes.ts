import { showsKits } from '../content/publishing/shows-kits.ts';
import { manageRoutes } from '../features/booking/manage/manage-routes.tsx';
import { carRoutes } from '../features/cars/api.ts';
import { carMediaRoutes } from '../features/cars/media/api.ts';
import { dealerRoutes } from '../features/dealers/api.ts';
import { editorFormRoutes } from '../features/editor-forms/api.ts';
import { financeRoutes } from '../features/finance/api.ts';
import { inventoryRoutes } from '../features/inventory/api.ts';
import { definitionOfKind } from '../features/inventory/index-definitions.ts';
import { knownIndices } from '../features/inventory/known-indices.ts';
import { kitSearchRoutes } from '../features/kits/api.ts';
import { checkoutRoutes } from '../features/kits/checkout/api.ts';
import { embeddedReceiverRoute } from '../features/kits/checkout/embedded-receiver.ts';
import { leadRoutes } from '../features/leads/api.ts';
import { declaredFormRerenderer } from '../features/leads/declared-forms/rerender-declared-form.tsx';
import { locatorRoutes } from '../features/locator/api.ts';
import { tyreHotelRoutes } from '../features/tyre-hotel/api.ts';
import { unsubscribeRoutes } from '../features/tyre-hotel/reminder/unsubscribe-routes.tsx';
import { estimateRoute } from '../features/valuation/api.ts';
import { photoRoutes } from '../features/valuation/photos/api.ts';
import { workshopRoutes } from '../features/workshop/api.ts';
import { workshopStaffRoutes } from '../features/workshop/staff/staff-routes.tsx';
import { mapRoutes } from '../shared/maps/api.ts';
import { styleRoutes } from '../shared/maps/styles/style-routes.ts';
import { embeddedTiles } from '../shared/maps/tiles/embedded-tiles.ts';
import { tileRoutes } from '../shared/maps/tiles/tile-routes.ts';
import { receiptRoutes } from '../shared/messaging/api.ts';
import { searchRoutes } from '../shared/search/api.ts';
import type { RoutePlugin } from '../web/server/route-plugin.ts';
import type { AppContext } from './app-context.ts';
import { formIslands } from './lead-forms.ts';
import { cardSiteAt } from './routes/card-site.ts';
import { financeDeps } from './routes/finance-deps.ts';
import { formDeps } from './routes/form-deps.ts';
import { manageDeps, managePageContext } from './routes/manage-deps.ts';
import { photoDeps } from './routes/photo-deps.ts';
import { siteFinder } from './routes/site-finder.ts';
import { staffDeps } from './routes/staff-deps.ts';
import { tyreHotelDeps } from './routes/tyre-hotel-deps.ts';
import { workshopDeps } from './routes/workshop-deps.ts';

/** The list: which features the server has, and what each of them is given. A new feature is a line here. */
export const featureRoutes: readonly RoutePlugin<AppContext>[] = [
  cars,
  dealers,
  finance,
  editorForms,
  inventory,
  kits,
  leads,
  locator,
  maps,
  messaging,
  search,
  tyreHotel,
  valuation,
  workshop,
];

/** Of a process that only works in the background: in the demo it receives the carts that it sends. */
export const workerRoutes: readonly RoutePlugin<AppContext>[] = [receivedCarts];

function cars(server: Server, app: AppContext): void {
  const { search } = app.services;
  carRoutes(server, { search, geocoder: app.geocoder, siteAt: cardSiteAt(app) });
  carMediaRoutes(server, { media: app.carMedia, search, siteAt: siteFinder(app), log: app.log });
}

function dealers(server: Server, app: AppContext): void {
  dealerRoutes(server, { search: app.services.search, siteAt: cardSiteAt(app) });
}

function finance(server: Server, app: AppContext): void {
  financeRoutes(server, financeDeps(app));
}

function inventory(server: Server, app: AppContext): void {
  const { log, now, apiKeys } = app;
  inventoryRoutes(server, {
    ...app.inventory,
    apiKey: apiKeys.inventory,
    indices: () => indicesOf(app),
    ...{ log, now },
  });
}

/** Carts go back to the system which opened the catalogue, and in the demo that system is here, too. */
function kits(server: Server, app: AppContext): void {
  const { now, log, kits } = app;
  const { search } = app.services;
  kitSearchRoutes(server, { search, siteAt: cardSiteAt(app) });
  checkoutRoutes(server, {
    ...kits,
    outbox: app.leads.outbox,
    ...{ search, now, log },
    siteAt: siteFinder(app),
  });
  receivedCarts(server, app);
}

function receivedCarts(server: Server, { kits, now }: AppContext): void {
  if (kits.received) embeddedReceiverRoute(server, { ...kits.received, now });
}

function editorForms(server: Server, app: AppContext): void {
  editorFormRoutes(server, { ...app.forms, ...app.leads, ...formDeps(app) });
}

function leads(server: Server, app: AppContext): void {
  const rerenderDeclaredForm = declaredFormRerenderer(formIslands);
  leadRoutes(server, { ...app.forms, ...app.leads, ...formDeps(app), rerenderDeclaredForm });
}

function locator(server: Server, app: AppContext): void {
  locatorRoutes(server, { search: app.services.search, siteAt: siteFinder(app), now: app.now });
}

function maps(server: Server, app: AppContext): void {
  mapRoutes(server, { geocoder: app.geocoder, findSite: siteFinder(app), log: app.log });
  tileRoutes(server, embeddedTiles);
  styleRoutes(server, embeddedTiles);
}

function messaging(server: Server, app: AppContext): void {
  receiptRoutes(server, {
    apiKey: app.apiKeys.sms,
    outbox: app.leads.outbox,
    now: app.now,
    log: app.log,
  });
}

function search(server: Server, app: AppContext): void {
  const definitions = () =>
    new Map([...indicesOf(app)].map(([name, { kind }]) => [name, definitionOfKind(kind)] as const));
  searchRoutes(server, {
    apiKey: app.apiKeys.search,
    now: app.now,
    search: app.services.search,
    definitions,
  });
}

function tyreHotel(server: Server, app: AppContext): void {
  tyreHotelRoutes(server, tyreHotelDeps(app));
  const reminders = app.tyreHotel.reminders?.store;
  if (reminders) unsubscribeRoutes(server, { reminders, log: app.log, contextFor: managePageContext(app) });
}

function valuation(server: Server, app: AppContext): void {
  estimateRoute(server, { search: app.services.search, siteAt: siteFinder(app) });
  photoRoutes(server, photoDeps(app));
}

function workshop(server: Server, app: AppContext): void {
  workshopRoutes(server, workshopDeps(app));
  workshopStaffRoutes(server, staffDeps(app));
  if (app.workshop.management) manageRoutes(server, manageDeps(app, app.workshop.management));
}

type Server = Parameters<RoutePlugin<AppContext>>[0];

/** Every index that the sites name. */
function indicesOf({ content }: AppContext) {
  return knownIndices(content.sites().map((each) => ({ ...each.site, showsKits: showsKits(each) })));
}

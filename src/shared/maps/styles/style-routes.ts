import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../platform/http-problem.ts';
import { darkMapPalette } from '../../ui/themes/map-palette.ts';
import { isThemeName, type Theme } from '../../ui/themes/theme.ts';
import type { TileSet } from '../tiles/mbtiles.ts';
import { mapStyle } from './map-style.ts';

type Style = { Params: { theme: string } };

/** The embedded map's style documents as `/maps/styles/{theme}.json`, and those of dark modes as `{theme}/dark.json`. */
export function styleRoutes(
  server: FastifyInstance,
  themeNamed: (name: string) => Theme,
  tiles: () => TileSet,
): void {
  route('/maps/styles/:theme.json', (theme) => mapStyle(theme, tiles()));
  route('/maps/styles/:theme/dark.json', (theme) => mapStyle(theme, tiles(), darkMapPalette(theme)));

  function route(path: string, styleOf: (theme: Theme) => object): void {
    const documents = new WeakMap<Theme, string>();
    server.get<Style>(path, (request, reply) => {
      const { theme: name } = request.params;
      if (!isThemeName(name))
        return sendProblem(reply, 404, 'NO_SUCH_STYLE', 'There is no theme of that name.');
      const theme = themeNamed(name);
      const document = documents.get(theme) ?? JSON.stringify(styleOf(theme));
      documents.set(theme, document);
      // It names the version of the tiles: an old one would ask for tiles that are gone.
      return reply.type('application/json').header('cache-control', 'no-cache').send(document);
    });
  }
}

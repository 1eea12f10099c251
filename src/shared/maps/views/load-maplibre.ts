import * as maplibre from 'maplibre-gl';
// A file of our own origin: the content security policy allows no worker from a blob.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

maplibre.setWorkerUrl(new URL(workerUrl, location.href).href);

export { maplibre };

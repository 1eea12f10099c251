import * as THREE from 'three';
import { onDrum } from '../body/probe.ts';
import type { Shape } from '../body/shape.ts';
import { LAYERS } from '../lighting/environment.glsl.ts';
import type { DetailName, DriverSide } from '../plan/catalogue.ts';
import { FULL } from '../renderer/accumulation.glsl.ts';

/** Details are shot close with a short tele, on the studio's own grey. */
export function aimAtDetail(camera: THREE.PerspectiveCamera, shape: Shape, what: DetailName): void {
  const { spec, axles } = shape;
  if (what === 'wheel') {
    camera.fov = 15;
    camera.position.set(axles.front + 2.1, 0.62, 4.3);
    camera.lookAt(axles.front + 0.06, spec.wheel.radius + 0.1, spec.width / 2);
  } else if (what === 'lamp') {
    const [x, y, z] = onDrum(shape, 'front', 0.78, spec.nose.edge - 0.1);
    camera.fov = 14;
    camera.position.set(x + 3.4, y + 0.62, z + 1.9);
    camera.lookAt(x - 0.12, y - 0.03, z - 0.1);
  } else {
    const { seats } = spec;
    camera.fov = 54;
    camera.position.set(seats.front + 0.44, seats.height + 0.62, -0.14);
    camera.lookAt(seats.front - 0.2, seats.height + 0.4, spec.width * 0.2 + 0.03);
  }
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
}

/** From between the front seats, a little above the headrests' middle, towards the windscreen. */
export function aimAtCabin(camera: THREE.PerspectiveCamera, shape: Shape, driver: DriverSide): void {
  const { seats } = shape.spec;
  const side = driver === 'left' ? -1 : 1;
  camera.fov = 52;
  camera.position.set(seats.front - 0.28, seats.height + 0.74, side * -0.03);
  camera.lookAt(seats.front + 0.9, seats.height + 0.36, side * 0.06);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
}

const SWEEP = /* glsl */ `
precision highp float;
varying vec2 vUv;
uniform vec3 uLow, uHigh;
${LAYERS}
void main() {
  vec3 c = mix(uLow, uHigh, smoothstep(0.15, 0.75, vUv.y));
  c *= 1.0 - 0.25 * length((vUv - vec2(0.5, 0.6)) * vec2(1.0, 0.7));
  plain(c, 1.0);
}`;

const backdrops = new Map<string, THREE.Scene>();

/** The paper sweep behind a close-up: grey for details, bright for what is seen through a windscreen. */
export function backdrop(kind: DetailName): THREE.Scene {
  const known = backdrops.get(kind);
  if (known) return known;
  const bright = kind === 'seat';
  const sheet = new THREE.Mesh(
    new THREE.PlaneGeometry(2, 2),
    new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      vertexShader: FULL,
      fragmentShader: SWEEP,
      depthTest: false,
      depthWrite: false,
      uniforms: {
        uLow: { value: bright ? new THREE.Vector3(0.5, 0.49, 0.47) : new THREE.Vector3(0.32, 0.31, 0.295) },
        uHigh: { value: bright ? new THREE.Vector3(1.1, 1.08, 1.04) : new THREE.Vector3(0.62, 0.6, 0.57) },
      },
    }),
  );
  sheet.frustumCulled = false;
  const scene = new THREE.Scene();
  scene.add(sheet);
  backdrops.set(kind, scene);
  return scene;
}

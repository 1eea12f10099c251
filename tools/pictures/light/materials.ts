import * as THREE from 'three';
import { LACQUER, LAYERS, ROOM } from '../lighting/environment.glsl.ts';

/** One set of uniforms for everything in the picture: where it stands and what lights it. */
export type LightUniforms = ReturnType<typeof createLightUniforms>;

export function createLightUniforms() {
  return {
    uFoot: { value: new THREE.Vector2(2.2, 0.85) },
    uGain: { value: 1 },
    uZenith: { value: new THREE.Vector3() },
    uHorizon: { value: new THREE.Vector3() },
    uWarm: { value: new THREE.Vector3() },
    uSun: { value: new THREE.Vector3(1, 0.05, 0) },
    uEarth: { value: new THREE.Vector3() },
    uHall: { value: new THREE.Vector4(4, 3, 0.15, 3) },
    uWall: { value: new THREE.Vector3() },
    uFloorTone: { value: new THREE.Vector3() },
    uLampTone: { value: new THREE.Vector3(1, 1, 1) },
  };
}

const VERTEX = /* glsl */ `
varying vec3 vP; varying vec3 vN; varying vec2 vUv; varying vec3 vEye;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.0);
  vP = w.xyz;
  vN = normalize(mat3(modelMatrix) * normal);
  vUv = uv;
  vEye = cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;

const FRAGMENT = /* glsl */ `
precision highp float;
varying vec3 vP; varying vec3 vN; varying vec2 vUv; varying vec3 vEye;
uniform vec3 uColour; uniform float uRough; uniform float uMetal; uniform vec3 uGlow; uniform float uOpen;
uniform bool uPainted; uniform sampler2D uMap; uniform bool uMapped;
${ROOM}
${LAYERS}
${LACQUER}
void main() {
  vec3 v = normalize(vEye - vP);
  vec3 n = normalize(vN);
  if (dot(n, v) < 0.0) n = -n;
  if (uPainted) { paint(vP, n, v, uOpen, 0.0); return; }
  vec3 base = uMapped ? uColour * texture(uMap, vUv).rgb : uColour;
  vec3 c = lit(base, uRough, uMetal, n, v, vP, uOpen);
  vec3 glow = uMapped ? uGlow * texture(uMap, vUv).rgb : uGlow;
  plain(c + glow, 1.0);
}`;

export type Finish = {
  colour?: string;
  rough?: number;
  metal?: number;
  glow?: readonly [number, number, number];
  /** How much of the room's light gets there. */
  open?: number;
  painted?: boolean;
  map?: THREE.Texture | undefined;
};

/** Which light a material is compiled for: 0 the studio, 1 open air, 2 a hall. */
export type EnvironmentKind = 0 | 1 | 2;
let kind: EnvironmentKind = 0;

export function setEnvironment(next: EnvironmentKind): void {
  if (next !== kind) materialCache.clear();
  kind = next;
}

export const environmentDefine = (): { ROOM_KIND: EnvironmentKind } => ({ ROOM_KIND: kind });

const materialCache = new Map<string, THREE.ShaderMaterial>();

/** The same finish is the same material, wherever it is used. */
export function materialFor(room: LightUniforms, f: Finish): THREE.ShaderMaterial {
  const key = JSON.stringify({ ...f, map: f.map?.uuid });
  const made = materialCache.get(key) ?? createMaterial(room, f);
  materialCache.set(key, made);
  return made;
}

function createMaterial(room: LightUniforms, f: Finish): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    defines: environmentDefine(),
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: THREE.DoubleSide,
    uniforms: {
      ...room,
      uColour: { value: new THREE.Color(f.colour ?? '#808080') },
      uRough: { value: f.rough ?? 0.5 },
      uMetal: { value: f.metal ?? 0 },
      uGlow: { value: new THREE.Vector3(...(f.glow ?? [0, 0, 0])) },
      uOpen: { value: f.open ?? 1 },
      uPainted: { value: f.painted ?? false },
      uMap: { value: f.map ?? null },
      uMapped: { value: f.map !== undefined },
    },
  });
}

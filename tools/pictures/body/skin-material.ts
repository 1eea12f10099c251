import * as THREE from 'three';
import { environmentDefine, type LightUniforms } from '../light/materials.ts';
import { LACQUER, LAYERS, ROOM } from '../lighting/environment.glsl.ts';
import type { Stencils } from './stencils.ts';

export type Screens = {
  front: THREE.Vector4;
  frontTop: THREE.Vector2;
  rear: THREE.Vector4;
  rearTop: THREE.Vector2;
};

const VERTEX = /* glsl */ `
attribute float seam; attribute float open;
varying vec3 vO; varying vec3 vP; varying vec3 vN; varying vec3 vEye; varying float vSeam; varying float vOpen;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.0);
  vO = position;
  vP = w.xyz;
  vN = normalize(mat3(modelMatrix) * normal);
  vSeam = seam;
  vOpen = open;
  vEye = cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;

/** Which of the stencils a point of the skin lies under. x: glass, y: gloss black, z: plastic; and x: groove, y: bright, z: cut. */
const READ = /* glsl */ `
precision highp float;
varying vec3 vO; varying vec3 vP; varying vec3 vN; varying vec3 vEye; varying float vSeam; varying float vOpen;
uniform sampler2D uSideA, uSideB, uFrontA, uFrontB, uRearA, uRearB, uTopA, uTopB;
uniform vec4 uSideBox, uDrumBox, uTopBox; uniform vec2 uAxes; uniform vec2 uZones; uniform float uTintX; uniform bool uOpenTop; uniform float uSill;
uniform vec4 uScreen; uniform vec2 uScreenTop; uniform vec4 uRearScreen; uniform vec2 uRearTop; uniform bool uHasRear;
vec3 A, B; float lamp, tailLamp, pane, screen, frit, rearPane;

vec2 boxed(vec2 q, vec4 box) { return (q - box.xy) / box.zw; }

/** Signed inset into a rounded trapezoid (half width and height below, then above). */
float inset(vec2 q, vec4 t, vec2 top) {
  float edge = mix(t.x, top.x, clamp((q.y - t.y) / (top.y - t.y), -0.4, 1.2));
  float a = edge - q.x;
  float b = top.y - q.y - 0.06 * q.x * q.x;
  float h = max(0.09 - abs(a - b), 0.0) / 0.09;
  return min(a, b) - h * h * h * 0.09 / 6.0;
}

void readStencils() {
  float az = abs(vO.z);
  vec3 n = normalize(vN);
  A = vec3(0.0); B = vec3(0.0); lamp = tailLamp = pane = screen = frit = rearPane = 0.0;
  float sideways = abs(n.z);
  if (sideways > 0.22) {
    vec2 q = boxed(vO.xy, uSideBox);
    vec3 a = texture(uSideA, q).rgb;
    pane = a.r;
    A.yz = max(A.yz, a.gb);
    B = max(B, texture(uSideB, q).rgb);
  } else if (az > 0.3) B.z = max(B.z, texture(uSideB, boxed(vO.xy, uSideBox)).b * step(vO.y, 0.8));
  if (vO.x > uZones.x && vSeam < 0.0) {
    vec2 q = boxed(vec2(1.15 * atan(az, vO.x - uAxes.x), vO.y), uDrumBox);
    vec3 a = texture(uFrontA, q).rgb;
    lamp = a.r; A.yz = max(A.yz, a.gb);
    B = max(B, texture(uFrontB, q).rgb);
  }
  if (vO.x < uZones.y && n.x < 0.75) {
    vec2 q = boxed(vec2(1.15 * atan(az, uAxes.y - vO.x), vO.y), uDrumBox);
    vec3 a = texture(uRearA, q).rgb;
    tailLamp = a.r; A.yz = max(A.yz, a.gb);
    B = max(B, texture(uRearB, q).rgb);
  }
  if (n.y > 0.5) {
    vec2 q = boxed(vec2(vO.x, az), uTopBox);
    A.yz = max(A.yz, texture(uTopA, q).gb);
    vec3 b = texture(uTopB, q).rgb;
    if (vSeam > 0.0) b.z = 0.0;
    B = max(B, b);
  }
  if (n.x > 0.28 && vSeam > 0.0 && sideways < 0.8) {
    float d = min(inset(vec2(az, vO.y), uScreen, uScreenTop), vSeam - 0.022);
    screen = step(0.0, d - 0.018);
    frit = step(0.0, d) - screen;
    A.y = max(A.y, frit);
  }
  if (uHasRear && n.x < -0.2 && vSeam > 0.0) {
    float d = min(inset(vec2(az, vO.y), uRearScreen, uRearTop), vSeam - 0.03);
    rearPane = step(0.0, d - 0.022);
    A.y = max(A.y, step(0.0, d) - rearPane);
  }
  if (uOpenTop && vSeam > 0.012 && screen < 0.5 && vO.y > uScreen.y - 0.03) {
    float frame = inset(vec2(az, vO.y), uScreen, uScreenTop);
    if (!(n.x > 0.2 && frame > -0.07) || vO.x < uScreen.z) B.z = 1.0;
  }
  if (vSeam > 0.0 && vSeam < 0.03 && n.x > 0.25) A.y = 1.0;
}
`;

const BODY = /* glsl */ `
${READ}
${ROOM}
${LAYERS}
${LACQUER}
void main() {
  readStencils();
  if (B.z > 0.5 || pane > 0.5 || screen > 0.5 || rearPane > 0.5 || lamp > 0.5 || tailLamp > 0.5) discard;
  vec3 v = normalize(vEye - vP);
  vec3 n = normalize(vN);
  float dark = 1.0 - 0.8 * B.x;
  if (B.y > 0.5) { plain(lit(vec3(0.72, 0.73, 0.74), 0.14, 1.0, n, v, vP, vOpen), 1.0); return; }
  if (A.y > 0.5) { plain(lit(vec3(0.006), 0.04, 0.0, n, v, vP, vOpen), 1.0); return; }
  if (A.z > 0.5 || n.y < -0.72) { plain(lit(vec3(0.022, 0.0225, 0.0235), 0.48, 0.0, n, v, vP, vOpen * dark), 1.0); return; }
  paint(vP, n, v, mix(1.0, vOpen, 0.85), B.x);
}`;

/** The inside of the metal, seen through the windows: trim, not paint. */
const LINING = /* glsl */ `
${READ}
${ROOM}
${LAYERS}
${LACQUER}
void main() {
  readStencils();
  if (B.z > 0.5 || pane > 0.5 || screen > 0.5 || rearPane > 0.5 || lamp > 0.5 || tailLamp > 0.5) discard;
  vec3 n = -normalize(vN);
  plain(vec3(0.15, 0.147, 0.14) * received(vP, n) * (vSeam > 0.0 ? 0.5 : 0.06), 1.0);
}`;

const GLASS = /* glsl */ `
${READ}
${ROOM}
${LAYERS}
${LACQUER}
uniform bool uFar;
void main() {
  readStencils();
  if (B.z > 0.5 || B.y > 0.5) discard;
  float clear = max(max(pane, screen), rearPane);
  if (clear < 0.5 && lamp < 0.5 && tailLamp < 0.5) discard;
  vec3 v = normalize(vEye - vP);
  vec3 n = normalize(vN);
  bool away = dot(n, v) < 0.0;
  if (away != uFar) discard;
  if (away) n = -n;
  float f = mirrored(clamp(dot(n, v), 0.0, 1.0)) * (away ? 0.4 : 1.0);
  vec3 c = min(f * seen(vP, reflect(-v, n), 0.0), vec3(8.0));
  float tint = 0.05;
  if (clear > 0.5) tint = screen > 0.5 ? 0.16 : (vO.x < uTintX ? 0.62 : 0.24);
  if (away) tint *= 0.8;
  if (tailLamp > 0.5) { c += vec3(0.10, 0.003, 0.004) * received(vP, n); tint = 0.42; }
  vec3 body = clear > 0.5 ? vec3(0.010, 0.013, 0.0125) * tint * 2.0 : vec3(0.0);
  plain(c + body, clamp(tint + f, 0.0, 1.0));
}`;

export function skinMaterials(
  room: LightUniforms,
  stencils: Stencils,
  screens: Screens,
): { body: THREE.ShaderMaterial; lining: THREE.ShaderMaterial; glass: THREE.ShaderMaterial[] } {
  const uniforms = {
    ...room,
    ...stencils.uniforms,
    uScreen: { value: screens.front },
    uScreenTop: { value: screens.frontTop },
    uRearScreen: { value: screens.rear },
    uRearTop: { value: screens.rearTop },
  };
  const make = (
    fragmentShader: string,
    more: Partial<THREE.ShaderMaterialParameters>,
  ): THREE.ShaderMaterial =>
    new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      defines: environmentDefine(),
      vertexShader: VERTEX,
      fragmentShader,
      uniforms,
      ...more,
    });
  const pane = (far: boolean): THREE.ShaderMaterial =>
    make(GLASS, {
      uniforms: { ...uniforms, uFar: { value: far } },
      side: far ? THREE.BackSide : THREE.FrontSide,
      transparent: true,
      depthWrite: false,
      blending: THREE.CustomBlending,
      blendEquation: THREE.AddEquation,
      blendSrc: THREE.OneFactor,
      blendDst: THREE.OneMinusSrcAlphaFactor,
      blendSrcAlpha: THREE.OneFactor,
      blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
    });
  return {
    body: make(BODY, {}),
    lining: make(LINING, { side: THREE.BackSide }),
    glass: [pane(true), pane(false)],
  };
}

import * as THREE from 'three';
import type { Shape } from '../body/shape.ts';
import { LAYERS } from '../lighting/environment.glsl.ts';

const VERTEX = /* glsl */ `
varying vec2 vG;
void main() { vec4 w = modelMatrix * vec4(position, 1.0); vG = w.xz; gl_Position = projectionMatrix * viewMatrix * w; }`;

const FRAGMENT = /* glsl */ `
precision highp float;
varying vec2 vG;
uniform vec2 uFoot; uniform vec3 uAxles; uniform float uDark;
${LAYERS}
float tyre(vec2 d) { return exp(-dot(d * d, vec2(36.0, 60.0))); }
void main() {
  vec2 g = vec2(vG.x, abs(vG.y));
  vec2 d = g - uFoot + vec2(0.42, 0.30);
  d.x = abs(vG.x) - uFoot.x + 0.42;
  float away = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.3;
  float halo = 0.34 * exp(-pow(max(away + 0.28, 0.0) / 0.42, 2.0));
  float core = 0.80 * smoothstep(0.12, -0.42, away);
  float feet = max(tyre(g - vec2(uAxles.x, uAxles.z)), tyre(g - vec2(uAxles.y, uAxles.z))) * 0.85;
  float a = 1.0 - (1.0 - halo) * (1.0 - core) * (1.0 - feet);
  plain(vec3(0.0), clamp(a * uDark, 0.0, 0.96));
}`;

/** The soft shadow a car stands in: wide and thin, dense underneath, darkest where the tyres touch. */
export function contactShadow(shape: Shape, dark = 1): THREE.Mesh {
  const { ends, spec, axles } = shape;
  const middle = (ends.front + ends.rear) / 2;
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
    uniforms: {
      uFoot: { value: new THREE.Vector2((ends.front - ends.rear) / 2, spec.width / 2) },
      uAxles: { value: new THREE.Vector3(axles.front, axles.rear, spec.width / 2 - 0.14) },
      uDark: { value: dark },
    },
  });
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(14, 10).rotateX(-Math.PI / 2), material);
  ground.position.set(middle * 0.5, 0.001, 0);
  ground.renderOrder = -5;
  return ground;
}

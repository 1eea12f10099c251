import { LAYERS, ROOM } from '../lighting/environment.glsl.ts';

export const LAND_VERTEX = /* glsl */ `
varying vec3 vRay; varying vec3 vEye;
void main() {
  vec4 far = inverse(projectionMatrix * viewMatrix) * vec4(position.xy, 1.0, 1.0);
  vEye = cameraPosition;
  vRay = far.xyz / far.w - cameraPosition;
  gl_Position = vec4(position.xy, 0.9999, 1.0);
}`;

/** Sky, far hills, whatever stands before them, and the ground, for every direction the camera looks in. */
export const LAND = /* glsl */ `
precision highp float;
varying vec3 vRay; varying vec3 vEye;
uniform int uLand; uniform float uRoad; uniform float uWet; uniform float uStars; uniform float uClouds;
${ROOM}
${LAYERS}

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float fbm(vec2 p) {
  float a = 0.5, v = 0.0;
  for (int i = 0; i < 5; i++) { v += a * noise(p); p = p * 2.03 + 17.1; a *= 0.5; }
  return v;
}

vec3 sky(vec3 d) {
  vec3 c = openAir(d, 0.0);
  vec2 q = d.xz / (d.y + 0.16);
  float veil = smoothstep(0.45, 0.95, fbm(vec2(q.x * 0.5, q.y * 1.9) + 3.0)) * uClouds * smoothstep(0.0, 0.12, d.y);
  vec3 lit = mix(uHorizon, uWarm, 0.55 * max(0.0, dot(normalize(d.xz), normalize(uSun.xz))) + 0.15);
  c = mix(c, lit * 0.9 + c * 0.2, veil * 0.55);
  if (uStars > 0.0) {
    vec2 g = vec2(atan(d.z, d.x) * 140.0, d.y * 160.0);
    float s = hash(floor(g));
    float dot_ = smoothstep(0.28, 0.0, length(fract(g) - 0.5));
    c += uStars * step(0.985, s) * dot_ * smoothstep(0.05, 0.4, d.y) * (0.3 + 0.7 * hash(floor(g) + 3.0));
  }
  return c;
}

float ridge(float az, float scale, float seed) {
  return fbm(vec2(az * scale + seed, seed * 1.7));
}

/** Sharp crests: noise folded at its middle. */
float peaks(float x) {
  float a = 0.56, v = 0.0;
  for (int i = 0; i < 5; i++) { v += a * (1.0 - abs(2.0 * noise(vec2(x, 3.7)) - 1.0)); x = x * 2.07 + 9.2; a *= 0.44; }
  return v;
}

/** A row of spruces: is this bearing and height (0 at the foot, 1 at the tallest tip) inside one of them? */
bool spruce(float az, float y, float scale, float seed) {
  if (y < 0.16 + 0.12 * noise(vec2(az * scale * 2.5, seed))) return true;
  for (int k = -1; k <= 1; k++) {
    float cell = floor(az * scale) + float(k);
    float x = abs(az * scale - cell - 0.5 - (hash(vec2(cell, seed)) - 0.5) * 0.8);
    float t = y / (0.5 + 0.5 * hash(vec2(cell, seed + 4.0)));
    float branch = 0.62 + 0.38 * fract(-t * 11.0 + hash(vec2(cell, seed + 7.0)) + 0.25 * noise(vec2(x * 30.0, t * 40.0)));
    if (t < 1.0 && x < (1.0 - t) * (0.34 + 0.22 * hash(vec2(cell, seed + 2.0))) * branch + 0.012) return true;
  }
  return false;
}

vec3 hills(vec3 c, vec3 d, float az) {
  vec3 haze = openAir(normalize(vec3(d.x, 0.03, d.z)), 0.1);
  if (uLand == 3) {
    for (int i = 0; i < 3; i++) {
      float f = float(i);
      float h = (0.205 - 0.055 * f) * pow(peaks(az * (5.2 + f * 2.3) + 3.0 + f * 5.0), 1.15) + 0.004;
      if (d.y < h) {
        // Ridges and gullies run down from the crest and widen towards the foot.
        float t = d.y / h;
        float g = az * (30.0 + 8.0 * f) + 3.4 * fbm(vec2(az * 14.0 + f * 4.0, d.y * 26.0)) + 1.1 * t;
        float facet = fbm(vec2(g + 0.16, d.y * 34.0 + f * 5.0)) - fbm(vec2(g - 0.16, d.y * 34.0 + f * 5.0));
        float sunny = smoothstep(-0.09, 0.11, facet);
        vec3 snow = mix(uZenith * 0.95 + uHorizon * 0.22, uHorizon * 0.95 + uZenith * 0.12, sunny);
        snow += uWarm * 0.20 * sunny * (0.35 + 0.65 * t);
        float bare = smoothstep(0.50, 0.74, fbm(vec2(g * 1.9, d.y * 46.0 + f * 3.0)) + 0.10 * t) * (1.0 - 0.6 * sunny);
        vec3 slope = mix(snow, uZenith * 0.46 + uHorizon * 0.06, bare * 0.6);
        c = mix(slope, haze, clamp(0.46 - 0.15 * f + 0.45 * pow(1.0 - t, 2.0), 0.0, 0.9));
      }
    }
    return c;
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    float tall = uLand == 0 || uLand == 4 ? 0.075 : 0.05;
    float h = (tall - 0.015 * f) * ridge(az, 2.2 + f * 1.6, 2.0 + f * 9.0) * 1.5 - 0.003 * f;
    if (d.y < h) {
      vec3 slope = mix(uZenith * 0.30, haze, 0.74 - 0.19 * f);
      c = slope * (0.92 + 0.16 * fbm(vec2(az * 60.0, d.y * 160.0)));
    }
  }
  if (uLand == 1) {
    for (int i = 0; i < 5; i++) {
      float f = float(i);
      float tall = (0.055 + 0.036 * f) * (0.8 + 0.4 * noise(vec2(az * 6.0, f)));
      tall *= smoothstep(0.006 + f * 0.012, 0.05 + f * 0.035, abs(abs(az) - uRoad));
      if (tall > 0.003 && spruce(az + f * 0.37, d.y / tall, 78.0 - f * 13.0, f * 3.0 + 1.0)) {
        vec3 needles = uZenith * vec3(0.11, 0.15, 0.12) * (0.7 + 0.6 * noise(vec2(az * 260.0, d.y * 500.0)));
        c = mix(needles, haze, 0.62 * pow(1.0 - f / 5.0, 1.5));
      }
    }
  } else if (uLand == 5) {
    float tall = 0.05 * (0.6 + 0.6 * noise(vec2(az * 4.0, 1.0)));
    if (spruce(az, d.y / tall, 80.0, 2.0)) c = mix(uZenith * 0.16, haze, 0.22);
  }
  return c;
}

vec3 city(vec3 c, vec3 d, float az) {
  vec3 haze = openAir(normalize(vec3(d.x, 0.03, d.z)), 0.1);
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    float scale = 62.0 - f * 9.0;
    float x = az * scale + f * 3.7;
    float cell = floor(x);
    float wide = 0.5 + 0.5 * hash(vec2(cell, f + 8.0));
    float h = (0.115 - 0.018 * f) * (0.25 + 0.75 * pow(hash(vec2(cell, f + 1.0)), 1.6)) * step(fract(x), wide) + 0.012;
    if (d.y < h) {
      vec3 wall = mix(uZenith * 0.30, haze, 0.62 - 0.13 * f);
      vec2 w = vec2(fract(x) * 14.0, d.y * (760.0 - f * 60.0));
      float on = step(0.80 - 0.04 * f, hash(floor(w) + cell * 3.1 + f * 7.0));
      vec2 g = abs(fract(w) - 0.5);
      vec3 lamp = mix(vec3(1.0, 0.58, 0.24), vec3(0.85, 0.8, 0.7), hash(floor(w) + 9.0));
      c = wall + lamp * on * step(g.x, 0.30) * step(g.y, 0.26) * (0.10 + 0.07 * f);
    }
  }
  return c;
}

vec3 ground(vec3 d) {
  float t = -vEye.y / min(d.y, -1e-4);
  vec3 q = vEye + d * t;
  float far = smoothstep(8.0, 120.0, t);
  float rough = fbm(q.xz * 0.7);
  vec3 sheen = openAir(normalize(vec3(d.x, -d.y + 0.015, d.z)), 0.15);
  vec3 asphalt = uEarth * (0.62 + 0.25 * noise(q.xz * 38.0) + 0.25 * rough);
  float fres = 0.05 + 0.95 * pow(1.0 - clamp(-d.y, 0.0, 1.0), 5.0);
  asphalt = mix(asphalt, sheen, clamp(fres * (0.12 + 0.55 * uWet), 0.0, 0.85) * (0.6 + 0.5 * rough));
  if (uLand == 2) {
    vec3 r = normalize(vec3(d.x, -d.y + 0.004 + 0.03 * (rough - 0.5), d.z));
    asphalt = mix(asphalt, city(sky(r), vec3(r.x, r.y * 0.8, r.z), atan(r.z, r.x)), clamp(fres * 0.8, 0.0, 0.5) * smoothstep(0.3, 0.7, rough));
  }
  float lane = abs(q.z);
  float mark = smoothstep(0.05, 0.02, abs(lane - 2.3)) * 0.8;
  vec3 c = asphalt + vec3(0.5) * mark * uGain * length(uHorizon) * 0.5 * (1.0 - far * 0.6);
  if (uLand == 0 || uLand == 4) {
    float shore = uLand == 0 ? -3.6 : -4.2;
    if (q.z < shore) {
      float ripple = fbm(vec2(q.x * 0.25, q.z * 1.4)) - 0.5;
      vec3 r = normalize(vec3(d.x, -d.y + 0.03 + ripple * 0.09, d.z));
      vec3 mirror_ = sky(r);
      mirror_ = hills(mirror_, vec3(r.x, r.y * 1.35, r.z), atan(r.z, r.x));
      c = mix(uZenith * 0.25, mirror_, 0.62 + 0.3 * fres);
    }
    float rock = smoothstep(0.0, 0.9, shore + 0.9 + 0.5 * (rough - 0.5) - q.z) * step(shore, q.z);
    if (uLand == 0) c = mix(c, uEarth * (0.3 + 0.4 * rough), rock);
  } else if (uLand == 1 || uLand == 3 || uLand == 5) {
    float verge = smoothstep(2.55, 3.1, lane + (rough - 0.5) * 0.5);
    vec3 moss = uLand == 3 ? mix(uHorizon, uZenith, 0.3) * (0.75 + 0.4 * rough) : uZenith * vec3(0.26, 0.30, 0.2) * (0.5 + 0.9 * fbm(q.xz * 3.0));
    if (uLand == 3) c = mix(c, moss * 0.8, smoothstep(0.45, 0.75, fbm(q.xz * vec2(0.35, 1.2))) * 0.55);
    if (uLand != 5) c = mix(c, moss, verge);
  }
  return mix(c, openAir(normalize(vec3(d.x, 0.015, d.z)), 0.1), far * (uLand == 1 ? 0.25 : 0.55));
}

void main() {
  vec3 d = normalize(vRay);
  float az = atan(d.z, d.x);
  vec3 c;
  if (d.y > 0.0) {
    c = sky(d);
    c = uLand == 2 ? city(c, d, az) : hills(c, d, az);
  } else c = ground(d);
  plain(c * uGain, 1.0);
}`;

import { LAYERS, ROOM } from '../lighting/environment.glsl.ts';

/** The inside of a large room, traced per pixel: floor with one bounce, walls by kind, lamps under the ceiling. */
export const HALL = /* glsl */ `
precision highp float;
varying vec3 vRay; varying vec3 vEye;
uniform int uLand; uniform vec3 uBox; uniform float uGloss;
${ROOM}
${LAYERS}

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float strike(vec3 p, vec3 d, out vec3 n) {
  vec3 inv = 1.0 / (abs(d) + 1e-5) * sign(d + 1e-7);
  vec3 centre = vec3(0.0, uBox.y * 0.5, 0.0);
  vec3 t = (sign(d + 1e-7) * vec3(uBox.x, uBox.y * 0.5, uBox.z) - (p - centre)) * inv;
  float m = min(t.x, min(t.y, t.z));
  n = -sign(d) * vec3(m == t.x, m == t.y, m == t.z);
  return m;
}

float lampRows(vec3 q) {
  float row = abs(fract(q.z / uHall.y + 0.5) - 0.5) * uHall.y;
  float gap = step(0.06, abs(fract(q.x / 3.2) - 0.5));
  return uLand == 12 ? 0.0 : smoothstep(uHall.z + 0.03, uHall.z, row) * gap;
}

float lightAt(vec3 q) {
  float row = abs(fract(q.z / uHall.y + 0.5) - 0.5) * uHall.y;
  return 0.55 + 0.45 * exp(-row * row * 0.35);
}

float corner(vec3 q, vec3 n) {
  vec3 gap = vec3(uBox.x - abs(q.x), min(q.y, uBox.y - q.y), uBox.z - abs(q.z)) + abs(n) * 9.0;
  return 0.45 + 0.55 * smoothstep(0.0, 1.6, min(gap.x, min(gap.y, gap.z)));
}

bool glazed = false;

vec3 windowView(vec3 d) {
  glazed = true;
  vec3 c = openAir(normalize(vec3(d.x, abs(d.y), d.z)), 0.0);
  float az = atan(d.z, d.x);
  float h = 0.05 * noise(vec2(az * 5.0, 1.0)) + 0.03 * noise(vec2(az * 19.0, 4.0));
  return d.y < h ? c * 0.35 : c;
}

vec3 wall(vec3 q, vec3 n, vec3 d) {
  float u = abs(n.x) > 0.5 ? q.z : q.x;
  float v = q.y;
  if (uLand == 10) {
    if (abs(n.x) > 0.5 && v > 0.15 && v < uBox.y - 0.5) {
      vec2 g = vec2(fract(u / 2.4), fract((v - 0.15) / 2.6));
      if (g.x > 0.025) return windowView(d) * 0.9;
      return vec3(0.02);
    }
    float slat = smoothstep(0.02, 0.10, abs(fract(u * 3.0) - 0.5));
    return vec3(0.36, 0.22, 0.115) * (0.45 + 0.55 * slat) * (0.85 + 0.3 * noise(vec2(floor(u * 3.0 + 0.5) * 3.7, v * 0.8)));
  }
  if (uLand == 11) {
    float door = fract(u / 4.6);
    if (abs(n.z) > 0.5 && door > 0.1 && door < 0.9 && v < 3.4) {
      vec2 g = vec2(fract(u / 0.92), fract(v / 0.68));
      bool glassRow = v > 1.36 && v < 2.72;
      if (glassRow && g.x > 0.08 && g.x < 0.92 && g.y > 0.12 && g.y < 0.88) return windowView(d) * 0.8;
      return vec3(0.30, 0.31, 0.32) * (g.y < 0.05 ? 0.5 : 1.0);
    }
    if (v < 1.1) return vec3(0.10, 0.17, 0.17);
    return uWall * 0.9;
  }
  if (uLand == 12) {
    if (v > 1.05 && v < 2.7 && fract(u / 2.2) > 0.08 && abs(n.z) > 0.5) {
      vec2 g = vec2(fract(u / 2.2 * 2.0), v);
      if (g.x > 0.045 && abs(v - 2.2) > 0.025) return windowView(d) * 0.55;
      return vec3(0.02, 0.008, 0.006);
    }
    float board = smoothstep(0.0, 0.03, abs(fract(u * 1.6) - 0.5) - 0.02);
    vec3 red = vec3(0.16, 0.035, 0.028) * (v < 1.0 ? 0.55 + 0.45 * board : 1.0);
    return abs(v - 1.02) < 0.03 ? vec3(0.30, 0.17, 0.07) : red;
  }
  if (uLand == 13) {
    if (n.z > 0.5 && abs(u + 1.0) < 4.2 && v > 1.5 && v < 3.9) {
      float frame = step(4.1, abs(u + 1.0)) + step(v, 1.57) + step(3.83, v);
      vec3 glow = mix(vec3(0.10, 0.16, 0.20), vec3(0.55, 0.62, 0.62), smoothstep(1.5, 3.9, v + 0.3 * sin(u)));
      return frame > 0.0 ? vec3(0.01) : glow;
    }
    float fold = 0.6 + 0.4 * sin(u * 9.0 + sin(u * 2.3));
    return uWall * (0.35 + 0.5 * fold);
  }
  float bay = fract(u / 2.7);
  float shelf = fract(v / 1.15);
  if (bay < 0.035) return vec3(0.10, 0.16, 0.30);
  if (shelf < 0.08) return vec3(0.42, 0.20, 0.05);
  vec2 cell = vec2(floor(u / 0.45), floor(v / 1.15));
  float tall = 0.35 + 0.55 * hash(cell);
  if ((shelf - 0.08) / 0.92 > tall) return vec3(0.02);
  vec3 carton = mix(vec3(0.36, 0.25, 0.15), vec3(0.24, 0.25, 0.26), step(0.62, hash(cell + 5.0)));
  return carton * (0.7 + 0.3 * step(0.05, fract(u / 0.45)));
}

vec3 floorTone(vec3 q) {
  if (uLand == 12) {
    vec2 g = floor(q.xz / 0.45);
    return mix(vec3(0.03, 0.017, 0.014), vec3(0.24, 0.19, 0.14), mod(g.x + g.y, 2.0));
  }
  float joint = smoothstep(0.004, 0.012, min(abs(fract(q.x / 1.2) - 0.5), abs(fract(q.z / 1.2) - 0.5)));
  float spot = 0.88 + 0.24 * noise(q.xz * 1.3);
  if (uLand == 11 || uLand == 14) {
    float stripe = smoothstep(0.06, 0.045, abs(abs(q.z) - 2.2));
    return mix(uFloorTone * spot, vec3(0.62, 0.47, 0.06), stripe * 0.85);
  }
  return uFloorTone * spot * mix(0.8, 1.0, joint);
}

vec3 surface(vec3 q, vec3 n, vec3 d) {
  if (n.y < -0.5) return uWall * 0.28 * corner(q, n) + uLampTone * uHall.w * lampRows(q);
  vec3 light = uLampTone * lightAt(q) * corner(q, n) * 0.42 * uHall.w;
  if (n.y > 0.5) return floorTone(q) * light * mix(0.12, 1.0, underCar(q));
  glazed = false;
  vec3 c = wall(q, n, d);
  bool shines = glazed;
  return shines ? c : c * light * (0.55 + 0.45 * smoothstep(0.0, uBox.y, q.y)) * 1.25 + (uLand == 13 && c.b > 0.3 ? c : vec3(0.0));
}

void main() {
  vec3 d = normalize(vRay);
  vec3 n;
  float t = strike(vEye, d, n);
  vec3 q = vEye + d * t;
  vec3 c = surface(q, n, d);
  if (n.y > 0.5) {
    float fres = 0.04 + 0.96 * pow(1.0 - clamp(-d.y, 0.0, 1.0), 5.0);
    vec3 wobble = vec3(noise(q.xz * 3.0) - 0.5, 0.0, noise(q.zx * 3.0 + 9.0) - 0.5) * 0.006;
    vec3 r = normalize(reflect(d, n) + wobble);
    vec3 m;
    float far = strike(q + n * 0.002, r, m);
    c += surface(q + r * far, m, r) * clamp(fres * 1.6 + 0.05, 0.0, 1.0) * uGloss * mix(0.15, 1.0, underCar(q));
  }
  plain(c * uGain, 1.0);
}`;

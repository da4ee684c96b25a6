import { darken, luma, mix } from '../base/colour';
import { boundsOf } from '../base/fit';
import { glow, shadow } from '../base/ground';
import type { Drawing, Kit } from '../base/kit';
import { n } from '../base/path';
import { things } from '../home/shelf';
import { inHall, inRoom, onChair, onFloor, onSideboard, stepping } from './at-home';
import { onPerson } from './person';
import { hanger, pegRail, planks, sunPatch, tableTop, wall } from './room';

const WALLS = ['#d9d2c3', '#cfd2c6', '#dccfc3', '#c9cdc8', '#d3cbb9'];

const [W, H] = [1200, 1500];

const BOOTS = ['boot', 'ankleboot', 'rubberboot'];

/** The light of a lamp falls on what is behind it, so that the lamp itself keeps its colour. */
const shine = (kit: Kit, drawing: Drawing): string =>
  drawing.glow ? `<g opacity=".8">${glow(kit, drawing.glow)}</g>` : '';

function hung(kit: Kit, drawing: Drawing, tone: string): string {
  const b = boundsOf(drawing.shade ?? []);
  const scale = Math.min(0.98, 1010 / b.h, 800 / b.w);
  const [dx, dy] = [600 - (b.x + b.w / 2) * scale, 330 - b.y * scale];
  const rail = pegRail(kit, 160, W, '#b08a5e', [150, 600, 1050]);
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 90, 620, 420, 620) +
    rail +
    hanger(600, 188, '#a97a4a', Math.min(150, b.w * scale * 0.22)) +
    `<g transform="translate(${n(dx)} ${n(dy)}) scale(${scale.toFixed(3)})">${shadow(kit, drawing)}${drawing.art}</g>`
  );
}

function laid(kit: Kit, drawing: Drawing): string {
  const b = drawing.turns ? { x: 180, y: 240, w: 840, h: 1020 } : boundsOf(drawing.shade ?? []);
  const scale = Math.min(0.95, 840 / b.w, 1080 / b.h);
  const [dx, dy] = [600 - (b.x + b.w / 2) * scale, 750 - (b.y + b.h / 2) * scale];
  const top = luma(kit.hex) > 0.55 ? '#a97f54' : '#cdb08a';
  return (
    planks(kit, W, H, top) +
    sunPatch(kit, 60, 120, 560, 700, 0.26) +
    `<g transform="translate(${n(dx)} ${n(dy)}) scale(${scale.toFixed(3)})">${shadow(kit, drawing)}${drawing.art}</g>`
  );
}

function onWall(kit: Kit, drawing: Drawing, tone: string): string {
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 80, 300, 420, 600) +
    `<g transform="translate(150 60) scale(.75)">${shadow(kit, drawing)}${drawing.art}</g>` +
    tableTop(kit, 1290, W, H + 160, '#a97f54') +
    `<g transform="translate(60 270)">${things(kit, 1, 1040, 440)}</g>`
  );
}

function fromCeiling(kit: Kit, drawing: Drawing, tone: string): string {
  return (
    wall(kit, tone, W, H) +
    tableTop(kit, 1150, W, H, '#a97f54') +
    `<g transform="translate(160 150)">${things(kit, 1, 1040, 330)}</g>` +
    `<g transform="translate(180 0) scale(.7)">${shine(kit, drawing)}${drawing.art}</g>`
  );
}

/** The wall behind a product: darker behind pale ones, and in the evening behind lamps. */
function wallTone(kit: Kit, drawing: Drawing): string {
  const plain = kit.rng.pick(WALLS);
  if (drawing.glow) return mix(darken(plain, 0.14), '#d8b98c', 0.16);
  return luma(kit.hex) > 0.74 ? darken(plain, 0.12) : plain;
}

/** Clothes as they are worn, 1200 × 1500. */
export const worn = (kit: Kit, drawing: Drawing, kind: string): string =>
  onPerson(kit, drawing, kind, wallTone(kit, drawing));

/** Shoes as they are worn, from the shin down, 1200 × 1500. */
export const onFeet = (kit: Kit, drawing: Drawing, kind: string): string =>
  stepping(kit, drawing, kind, wallTone(kit, drawing));

/** A product in a simple setting that suits it, 1200 × 1500. */
export function inSetting(kit: Kit, drawing: Drawing, kind: string, zoom = 1): string {
  const tone = wallTone(kit, drawing);
  return {
    hang: () => hung(kit, drawing, tone),
    lie: () =>
      kind === 'cushion'
        ? onChair(kit, drawing, tone)
        : kind === 'rug'
          ? onFloor(kit, drawing, tone)
          : laid(kit, drawing),
    stand: () =>
      BOOTS.includes(kind)
        ? inHall(kit, drawing, kind, tone)
        : onSideboard(kit, drawing, kind, tone, zoom),
    floor: () => inRoom(kit, drawing, kind, tone),
    wall: () => onWall(kit, drawing, tone),
    ceiling: () => fromCeiling(kit, drawing, tone),
  }[drawing.place]();
}

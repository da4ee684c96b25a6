/**
 * The Netherlands, drawn with a ruler: coasts and borders as a visitor knows them, to a kilometre or
 * two. Hundredths of a degree, latitude and longitude in turn. Every border stands here once, so that
 * provinces meet without a gap.
 */
const lines = {
  // Friesland to the Dollard, and Germany's border down to Ter Apel.
  groningen: `5340 619 5342 640 5343 658 5346 683 5333 693 5330 704 5325 708 5323 721 5318 722
    5311 720 5300 721 5294 714 5285 708`,
  groningenDrenthe: `5285 708 5289 701 5296 693 5302 686 5306 681 5313 672 5315 667 5317 658 5318 652
    5317 645 5314 637 5310 630`,
  frieslandGroningen: '5310 630 5313 622 5318 617 5325 619 5332 618 5340 619',
  friesland: `5340 619 5340 600 5339 588 5333 568 5326 552 5318 541 5308 533 5306 539 5297 540
    5294 539 5288 535 5285 547 5284 560 5283 572`,
  frieslandFlevoland: '5283 572 5283 578 5279 584',
  frieslandOverijssel: '5279 584 5281 593 5283 599 5286 605 5286 613',
  frieslandDrenthe: '5286 613 5290 624 5292 637 5297 643 5301 640 5303 635 5306 637 5310 630',
  drentheGermany: '5285 708 5279 707 5270 706 5264 705 5264 692 5265 677 5263 672',
  drentheOverijssel: `5263 672 5265 665 5263 655 5262 649 5264 640 5265 630 5267 619 5269 615
    5274 613 5279 619 5284 614 5286 613`,
  overijsselGermany: `5263 672 5256 670 5249 671 5246 679 5244 693 5246 700 5239 707 5231 705 5224 705
    5223 698 5218 690 5212 686 5211 676`,
  overijsselGelderland: `5211 676 5215 668 5217 658 5219 647 5222 637 5223 625 5223 617 5225 613
    5231 610 5237 610 5242 611 5247 610 5250 606 5250 598 5248 592 5249 586`,
  overijsselFlevoland: '5249 586 5254 586 5260 585 5263 592 5267 595 5273 595 5277 587 5279 584',
  flevoland:
    '5283 572 5278 562 5266 560 5261 564 5258 556 5252 543 5243 527 5239 513 5236 508 5234 511',
  hollandFlevoland: '5234 511 5232 517 5231 526 5227 532',
  utrechtFlevoland: '5227 532 5227 540 5225 546',
  gelderlandFlevoland: '5225 546 5229 553 5236 560 5240 567 5243 575 5245 582 5249 586',
  gelderlandGermany: `5211 676 5207 675 5203 683 5197 683 5191 676 5190 671 5185 655 5184 645 5184 640
    5187 636 5187 624 5189 615 5184 615 5185 605 5183 597 5177 599 5175 599`,
  gelderlandLimburg: '5175 599 5176 592 5176 586',
  gelderlandBrabant: `5176 586 5176 574 5180 565 5182 562 5182 550 5180 542 5176 536 5173 528 5173 520
    5174 513 5178 508 5182 501`,
  gelderlandHolland: '5182 501 5185 504 5187 506',
  gelderlandUtrecht: `5187 506 5189 512 5191 518 5195 520 5197 519 5197 528 5196 537 5198 544 5196 553
    5196 561 5200 560 5204 559 5208 558 5209 550 5212 546 5215 547 5217 544 5220 544 5225 546`,
  utrechtNorth: `5227 532 5225 525 5222 524 5218 521 5218 516 5217 510 5222 506 5227 503 5229 499
    5228 492 5224 487 5222 481 5221 480`,
  utrechtSouth: `5221 480 5217 483 5215 489 5212 484 5211 480 5207 480 5204 481 5200 483 5197 487
    5194 487 5194 493 5190 495 5187 498 5187 506`,
  // From Zandvoort up, round by Den Helder and Enkhuizen to the Gooi.
  northHolland: `5232 449 5237 452 5246 456 5262 462 5277 466 5283 469 5297 475 5296 480 5291 483
    5293 495 5294 504 5288 509 5277 511 5275 522 5270 530 5265 522 5264 506 5258 504 5252 507 5249 508
    5246 511 5245 505 5243 508 5238 499 5234 507 5234 511`,
  northSouth: '5232 449 5232 456 5230 459 5225 458 5222 457 5221 461 5224 466 5223 470 5221 480',
  southHolland: `5232 449 5220 439 5211 427 5198 410 5197 399 5190 402 5185 404 5182 396 5183 385
    5177 386`,
  grevelingen: '5177 386 5172 403 5168 415',
  krammer: '5168 415 5166 425',
  hollandBrabant: `5166 425 5166 437 5169 441 5171 446 5172 460 5172 470 5177 477 5182 487 5183 493
    5182 501`,
  zeelandBrabant: '5166 425 5160 424 5153 424 5148 426 5144 424 5137 424',
  zeeland: `5137 424 5140 421 5141 410 5144 401 5142 392 5138 385 5142 372 5144 357 5153 344 5157 349
    5159 360 5160 366 5161 385 5157 393 5154 394 5150 406 5147 412 5147 420 5152 415 5153 408 5159 400
    5162 405 5160 411 5165 416 5166 425`,
  schouwen: '5177 386 5174 376 5172 369 5167 370 5168 380 5163 391 5160 398 5164 409 5168 415',
  brabantBelgium: `5137 424 5138 434 5143 440 5147 442 5148 452 5147 455 5143 454 5142 466 5143 472
    5150 475 5150 481 5148 484 5144 488 5142 493 5148 499 5147 507 5143 508 5138 513 5132 514 5131 522
    5126 524 5127 533 5126 542 5128 551 5122 557 5122 562`,
  brabantLimburg: `5122 562 5127 566 5130 567 5131 576 5134 584 5140 593 5145 593 5150 587 5155 590
    5156 600 5157 603 5163 598 5169 596 5173 590 5176 586`,
  limburgGermany: `5175 599 5172 603 5167 611 5161 610 5157 612 5153 621 5147 622 5140 622 5136 622
    5132 620 5130 612 5124 608 5122 607 5118 612 5116 617 5113 608 5109 600 5106 593 5105 587 5100 590
    5098 602 5095 602 5092 605 5087 609 5082 601 5076 602`,
  limburgBelgium: `5076 602 5076 590 5075 578 5076 570 5081 565 5085 564 5088 564 5092 573 5097 576
    5103 577 5108 582 5113 584 5115 580 5117 575 5117 570 5119 562 5122 562`,
  flanders: `5138 337 5140 356 5137 370 5134 383 5136 395 5138 403 5136 412 5135 422 5129 416 5127 406
    5124 398 5122 380 5126 370 5127 360 5129 352 5124 345 5127 338 5138 337`,
  texel: '5300 473 5305 471 5313 479 5319 487 5316 491 5309 491 5303 485 5299 478 5300 473',
  vlieland: '5323 487 5326 490 5330 502 5330 510 5328 506 5324 493 5323 487',
  terschelling: '5336 518 5339 522 5342 535 5345 555 5343 555 5338 535 5336 518',
  ameland: '5344 562 5346 566 5346 580 5346 595 5344 594 5343 575 5344 562',
  schiermonnikoog: '5347 613 5350 616 5351 628 5349 633 5347 620 5347 613',
} as const;

type Line = keyof typeof lines;

/** Each province's rings as the lines around them; `-`: read from its end. */
const rings: Record<string, readonly (readonly (Line | `-${Line}`)[])[]> = {
  Groningen: [['groningen', 'groningenDrenthe', 'frieslandGroningen']],
  Friesland: [
    [
      'friesland',
      'frieslandFlevoland',
      'frieslandOverijssel',
      'frieslandDrenthe',
      'frieslandGroningen',
    ],
    ['vlieland'],
    ['terschelling'],
    ['ameland'],
    ['schiermonnikoog'],
  ],
  Drenthe: [['drentheGermany', 'drentheOverijssel', 'frieslandDrenthe', '-groningenDrenthe']],
  Overijssel: [
    [
      'overijsselGermany',
      'overijsselGelderland',
      'overijsselFlevoland',
      'frieslandOverijssel',
      '-drentheOverijssel',
    ],
  ],
  Flevoland: [
    [
      'flevoland',
      'hollandFlevoland',
      'utrechtFlevoland',
      'gelderlandFlevoland',
      'overijsselFlevoland',
      '-frieslandFlevoland',
    ],
  ],
  Gelderland: [
    [
      'gelderlandGermany',
      'gelderlandLimburg',
      'gelderlandBrabant',
      'gelderlandHolland',
      'gelderlandUtrecht',
      'gelderlandFlevoland',
      '-overijsselGelderland',
    ],
  ],
  Utrecht: [['utrechtNorth', 'utrechtSouth', 'gelderlandUtrecht', '-utrechtFlevoland']],
  'Noord-Holland': [['northHolland', 'hollandFlevoland', 'utrechtNorth', '-northSouth'], ['texel']],
  'Zuid-Holland': [
    [
      'southHolland',
      'grevelingen',
      'krammer',
      'hollandBrabant',
      'gelderlandHolland',
      '-utrechtSouth',
      '-northSouth',
    ],
  ],
  Zeeland: [['zeelandBrabant', 'zeeland'], ['schouwen', '-grevelingen'], ['flanders']],
  'Noord-Brabant': [
    ['brabantBelgium', 'brabantLimburg', 'gelderlandBrabant', '-hollandBrabant', 'zeelandBrabant'],
  ],
  Limburg: [['limburgGermany', 'limburgBelgium', 'brabantLimburg', '-gelderlandLimburg']],
};

/** Latitude and longitude, in degrees. */
export type Point = [latitude: number, longitude: number];

const pointsOf = (name: Line | `-${Line}`): Point[] => {
  const numbers = lines[name.replace('-', '') as Line].split(/\s+/).map((one) => Number(one) / 100);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    points.push([numbers[at] as number, numbers[at + 1] as number]);
  }
  return name.startsWith('-') ? points.reverse() : points;
};

/** The provinces, each as closed rings of points: the mainland first, then islands. */
export const provinceRings = (): { name: string; rings: Point[][] }[] =>
  Object.entries(rings).map(([name, parts]) => ({
    name,
    // Where a line ends the next begins: that point counts once.
    rings: parts.map((part) => part.flatMap((line, at) => pointsOf(line).slice(at === 0 ? 0 : 1))),
  }));

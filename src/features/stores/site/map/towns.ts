/**
 * Towns as the drawn map names them: hundredths of a degree, latitude and longitude, and the name. Those of
 * a lower rank first, so that of two that would lie over each other the larger is named.
 */
const ranks: readonly string[] = [
  `5237 490 Amsterdam|5192 448 Rotterdam|5208 431 Den Haag|5209 511 Utrecht|5144 548 Eindhoven|
  5322 657 Groningen|5085 569 Maastricht|5251 609 Zwolle|5198 591 Arnhem|5320 580 Leeuwarden|
  5150 361 Middelburg|5159 478 Breda`,
  `5238 464 Haarlem|5263 475 Alkmaar|5216 449 Leiden|5181 467 Dordrecht|5201 471 Gouda|
  5169 530 ’s-Hertogenbosch|5156 509 Tilburg|5184 586 Nijmegen|5221 597 Apeldoorn|5226 616 Deventer|
  5222 689 Enschede|5299 656 Assen|5278 690 Emmen|5251 547 Lelystad|5237 522 Almere|5216 539 Amersfoort|
  5137 617 Venlo|5119 599 Roermond|5089 598 Heerlen|5296 476 Den Helder|5264 506 Hoorn|5150 389 Goes|
  5149 429 Bergen op Zoom|5153 446 Roosendaal|5303 566 Sneek|5296 592 Heerenveen|5311 610 Drachten|
  5270 619 Meppel|5272 648 Hoogeveen|5134 383 Terneuzen|5144 357 Vlissingen|5189 543 Tiel|5204 567 Ede|
  5201 436 Delft|5222 517 Hilversum|5148 566 Helmond|5214 620 Zutphen|5197 629 Doetinchem|5227 679 Hengelo|
  5236 666 Almelo|5122 440 Antwerpen|5085 435 Brussel|5105 373 Gent|5121 322 Brugge|5064 557 Luik|
  5078 608 Aken|5094 696 Keulen|5123 678 Düsseldorf|5143 676 Duisburg|5151 747 Dortmund|5196 763 Münster|
  5337 721 Emden|5314 821 Oldenburg|5228 805 Osnabrück`,
  `5244 483 Zaandam|5250 496 Purmerend|5230 469 Hoofddorp|5231 486 Amstelveen|5213 466 Alphen aan den Rijn|
  5206 449 Zoetermeer|5192 440 Schiedam|5191 434 Vlaardingen|5185 433 Spijkenisse|5183 497 Gorinchem|
  5168 507 Waalwijk|5177 552 Oss|5203 556 Veenendaal|5209 523 Zeist|5203 508 Nieuwegein|5209 488 Woerden|
  5246 461 IJmuiden|5249 466 Beverwijk|5267 483 Heerhugowaard|5279 480 Schagen|5270 529 Enkhuizen|
  5234 562 Harderwijk|5256 591 Kampen|5271 575 Emmeloord|5279 612 Steenwijk|5258 662 Hardenberg|
  5266 674 Coevorden|5314 704 Winschoten|5311 688 Veendam|5333 692 Delfzijl|5316 676 Hoogezand|
  5299 695 Stadskanaal|5319 554 Franeker|5317 542 Harlingen|5333 600 Dokkum|5197 672 Winterswijk|
  5231 693 Oldenzaal|5239 628 Raalte|5238 579 Nunspeet|5214 558 Barneveld|5197 567 Wageningen|
  5196 523 Culemborg|5181 524 Zaltbommel|5166 562 Uden|5162 555 Veghel|5165 595 Boxmeer|5125 571 Weert|
  5100 587 Sittard|5097 583 Geleen|5087 606 Kerkrade|5153 598 Venray|5164 486 Oosterhout|5157 464 Etten-Leur|
  5165 392 Zierikzee|5128 405 Hulst|5133 349 Oostburg|5176 417 Middelharnis|5183 413 Hellevoetsluis|
  5220 442 Katwijk|5226 456 Lisse|5199 421 Naaldwijk|5198 413 Hoek van Holland|5227 516 Bussum|5217 529 Soest|
  5159 533 Boxtel|5135 546 Valkenswaard|5146 579 Deurne|5266 560 Urk|5252 572 Dronten|
  5197 534 Wijk bij Duurstede|5181 573 Wijchen|5173 588 Cuijk|5193 607 Zevenaar|5216 641 Lochem|
  5236 647 Nijverdal|5252 642 Ommen|5250 507 Volendam|5277 511 Medemblik|5305 480 Den Burg|5306 553 Bolsward|
  5288 600 Wolvega|5297 580 Joure|5284 571 Lemmer|5299 629 Oosterwolde|5286 651 Beilen|5316 638 Leek|
  5288 706 Ter Apel|5132 494 Turnhout|5093 534 Hasselt|5146 701 Essen|5243 707 Nordhorn|5179 614 Kleef|
  5269 729 Meppen|5323 745 Leer|5166 662 Wesel|5184 661 Bocholt|5119 644 Mönchengladbach|5097 550 Genk`,
  `5234 496 Diemen|5231 504 Weesp|5224 538 Bunschoten|5222 549 Nijkerk|5226 561 Putten|5230 562 Ermelo|
  5233 554 Zeewolde|5235 598 Epe|5229 597 Vaassen|5239 604 Heerde|5247 606 Hattem|5205 610 Dieren|5200 598 Velp|
  5199 584 Oosterbeek|5194 594 Huissen|5192 585 Elst|5189 561 Druten|5186 577 Beuningen|5178 593 Groesbeek|
  5203 517 Houten|5213 520 Bilthoven|5214 504 Maarssen|5217 500 Breukelen|5221 487 Mijdrecht|5224 483 Uithoorn|
  5227 475 Aalsmeer|5235 462 Heemstede|5237 453 Zandvoort|5255 467 Castricum|5260 470 Heiloo|
  5262 463 Egmond aan Zee|5267 470 Bergen|5246 504 Monnickendam|5251 505 Edam|5224 445 Noordwijk|
  5213 445 Voorschoten|5214 440 Wassenaar|5204 432 Rijswijk|5202 443 Pijnacker|5204 465 Waddinxveen|
  5208 475 Bodegraven|5195 485 Schoonhoven|5199 509 Vianen|5189 509 Leerdam|5188 529 Geldermalsen|
  5182 477 Sliedrecht|5183 469 Papendrecht|5182 463 Zwijndrecht|5186 453 Barendrecht|5187 460 Ridderkerk|
  5193 458 Capelle aan den IJssel|5192 425 Maassluis|5190 416 Brielle|5182 441 Oud-Beijerland|5169 513 Drunen|
  5165 529 Vught|5172 536 Rosmalen|5162 543 Schijndel|5152 507 Goirle|5158 519 Oisterwijk|5166 504 Kaatsheuvel|
  5163 494 Dongen|5147 466 Zundert|5158 432 Steenbergen|5165 460 Zevenbergen|5153 422 Tholen|5142 556 Geldrop|
  5142 541 Veldhoven|5147 555 Nuenen|5151 539 Best|5156 568 Gemert|5138 571 Someren|5145 605 Horst|
  5134 614 Tegelen|5133 598 Panningen|5170 597 Gennep|5110 587 Echt|5097 577 Stein|5095 597 Brunssum|
  5087 583 Valkenburg|5077 602 Vaals|5081 589 Gulpen|5078 571 Eijsden|5149 405 Yerseke|5156 350 Domburg|
  5127 391 Axel|5193 658 Aalten|5204 662 Groenlo|5194 646 Varsseveld|5210 665 Eibergen|5212 652 Borculo|
  5216 674 Haaksbergen|5226 701 Losser|5230 675 Borne|5223 659 Goor|5231 652 Rijssen|5241 662 Vriezenveen|
  5234 611 Olst|5251 626 Dalfsen|5259 609 Hasselt|5262 604 Genemuiden|5268 595 Vollenhove|5265 621 Staphorst|
  5309 668 Zuidlaren|5317 661 Haren|5314 643 Roden|5300 676 Gieten|5292 679 Borger|5273 699 Klazienaveen|
  5318 617 Surhuisterveen|5325 614 Buitenpost|5319 599 Burgum|5326 576 Stiens|5306 540 Makkum|5298 545 Workum|
  5290 558 Balk|5300 606 Gorredijk|5337 590 Holwerd|5341 667 Uithuizen|5333 652 Winsum|5325 640 Zuidhorn|
  5330 660 Bedum|5332 686 Appingedam|5246 569 Biddinghuizen|5196 557 Rhenen|5203 535 Doorn|5178 585 Malden`,
];

/** Waters and countries, at their middles. */
const wide = `5256 395 Noordzee|5320 508 Waddenzee|5282 535 IJsselmeer|5253 518 Markermeer|5157 396 Oosterschelde|
  5141 392 Westerschelde|5172 436 Haringvliet|5108 480 België|5195 735 Duitsland`;

/** `rank`: 0 for the largest; `isWide`: of what is no town, and has no dot. */
export type Place = {
  name: string;
  latitude: number;
  longitude: number;
  rank: number;
  isWide: boolean;
};

const read = (lines: string, rank: number, isWide: boolean): Place[] =>
  lines.split('|').map((line) => {
    const [, latitude, longitude, name = ''] = /^\s*(\d+) (\d+) (.+)$/.exec(line) ?? [];
    return {
      name,
      latitude: Number(latitude) / 100,
      longitude: Number(longitude) / 100,
      rank,
      isWide,
    };
  });

/** All that the drawn map names, the largest first. */
export const listPlaces = (): Place[] => [
  ...read(wide, 0, true),
  ...ranks.flatMap((lines, rank) => read(lines, rank, false)),
];

/**
 * A handful of postcodes at plausible places, one street each: enough to develop, to test and to
 * show the demo without asking anyone. Postcode, street, place, province, latitude, longitude.
 */
export const builtInTable = `
1012XC|Kalverstraat|Amsterdam|Noord-Holland|52.37|4.8917
1013EV|Haarlemmerstraat|Amsterdam|Noord-Holland|52.3797|4.8922
1017PT|Vijzelgracht|Amsterdam|Noord-Holland|52.361|4.8905
1072LC|Ferdinand Bolstraat|Amsterdam|Noord-Holland|52.356|4.891
1077JH|Beethovenstraat|Amsterdam|Noord-Holland|52.349|4.8768
1211CR|Kerkstraat|Hilversum|Noord-Holland|52.2243|5.1738
1315KE|Stationsstraat|Almere|Flevoland|52.3734|5.219
1381AJ|Nieuwstad|Weesp|Noord-Holland|52.3075|5.0415
1621KG|Grote Noord|Hoorn|Noord-Holland|52.6421|5.0583
1811JD|Langestraat|Alkmaar|Noord-Holland|52.6319|4.7478
2011SR|Grote Houtstraat|Haarlem|Noord-Holland|52.3783|4.6335
2312DP|Haarlemmerstraat|Leiden|Zuid-Holland|52.1612|4.4918
2511BJ|Grote Marktstraat|Den Haag|Zuid-Holland|52.0764|4.3115
2582CA|Frederik Hendriklaan|Den Haag|Zuid-Holland|52.0905|4.2795
2593AC|Theresiastraat|Den Haag|Zuid-Holland|52.0825|4.3365
2611JG|Choorstraat|Delft|Zuid-Holland|52.0129|4.3568
2713HX|Europaweg|Zoetermeer|Zuid-Holland|52.0607|4.4938
2801GJ|Kleiweg|Gouda|Zuid-Holland|52.0141|4.7082
3011JM|Meent|Rotterdam|Zuid-Holland|51.9228|4.4845
3012EM|Lijnbaan|Rotterdam|Zuid-Holland|51.9196|4.4772
3012JG|Oude Binnenweg|Rotterdam|Zuid-Holland|51.9158|4.4735
3054GB|Bergse Dorpsstraat|Rotterdam|Zuid-Holland|51.9542|4.4898
3311EP|Voorstraat|Dordrecht|Zuid-Holland|51.8143|4.6668
3431HP|Utrechtsestraatweg|Nieuwegein|Utrecht|52.0283|5.0862
3511AW|Oudegracht|Utrecht|Utrecht|52.0925|5.119
3511ZK|Twijnstraat|Utrecht|Utrecht|52.0842|5.1218
3512JC|Voorstraat|Utrecht|Utrecht|52.0939|5.1152
3526KL|Kanaalweg|Utrecht|Utrecht|52.0775|5.109
3581AE|Nachtegaalstraat|Utrecht|Utrecht|52.0914|5.1318
3701GN|Slotlaan|Zeist|Utrecht|52.0885|5.2385
3811AE|Langestraat|Amersfoort|Utrecht|52.1556|5.3885
3841CT|Donkerstraat|Harderwijk|Gelderland|52.3487|5.6202
3901AL|Hoofdstraat|Veenendaal|Utrecht|52.0264|5.5556
4001AP|Waterstraat|Tiel|Gelderland|51.8864|5.4325
4004MB|Biezenwei|Tiel|Gelderland|51.9035|5.4665
4201EA|Gasthuisstraat|Gorinchem|Zuid-Holland|51.8304|4.9742
4331AL|Lange Delft|Middelburg|Zeeland|51.4992|3.6138
4381EJ|Walstraat|Vlissingen|Zeeland|51.4424|3.5736
4461JH|Lange Kerkstraat|Goes|Zeeland|51.5044|3.8893
4611PG|Zuivelstraat|Bergen op Zoom|Noord-Brabant|51.4942|4.2888
4811JG|Ginnekenstraat|Breda|Noord-Brabant|51.5862|4.7768
5038AE|Heuvelstraat|Tilburg|Noord-Brabant|51.5572|5.0873
5211MR|Hinthamerstraat|’s-Hertogenbosch|Noord-Brabant|51.6886|5.3072
5611AR|Demer|Eindhoven|Noord-Brabant|51.4404|5.4778
5701RD|Veestraat|Helmond|Noord-Brabant|51.4787|5.6562
5911CC|Parade|Venlo|Limburg|51.3684|6.1715
6041EW|Steenweg|Roermond|Limburg|51.1938|5.9872
6221EC|Wycker Brugstraat|Maastricht|Limburg|50.8495|5.6982
6511CB|Lange Hezelstraat|Nijmegen|Gelderland|51.8471|5.8592
6711AN|Grotestraat|Ede|Gelderland|52.0462|5.6663
6811CZ|Ketelstraat|Arnhem|Gelderland|51.9822|5.9112
7001AH|Hamburgerstraat|Doetinchem|Gelderland|51.9646|6.2899
7201LG|Beukerstraat|Zutphen|Gelderland|52.1411|6.1972
7311KC|Hoofdstraat|Apeldoorn|Gelderland|52.2137|5.962
7411KK|Lange Bisschopstraat|Deventer|Overijssel|52.2524|6.1577
7511HS|Kalanderstraat|Enschede|Overijssel|52.2198|6.8975
7551EN|Enschedesestraat|Hengelo|Overijssel|52.2649|6.7957
7607CR|Grotestraat|Almelo|Overijssel|52.3566|6.6657
7811EM|Hoofdstraat|Emmen|Drenthe|52.786|6.8972
7941AC|Hoofdstraat|Meppel|Drenthe|52.6958|6.1935
8011RD|Diezerstraat|Zwolle|Overijssel|52.5134|6.0953
8302EC|Lange Nering|Emmeloord|Flevoland|52.7113|5.7498
8442BN|Dracht|Heerenveen|Friesland|52.9588|5.9208
8601BS|Oosterdijk|Sneek|Friesland|53.0326|5.6604
8911CX|Nieuwestad|Leeuwarden|Friesland|53.2008|5.7918
9401HS|Kruisstraat|Assen|Drenthe|52.9945|6.563
9671PD|Langestraat|Winschoten|Groningen|53.1432|7.0362
9711LC|Herestraat|Groningen|Groningen|53.2163|6.5674
9712EK|Oude Kijk in 't Jatstraat|Groningen|Groningen|53.2201|6.5623
`;

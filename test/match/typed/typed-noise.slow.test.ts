// Lines as machines and people in a hurry write them. Each row: the line, the address as number and suffix, or the level without a number,
// and the advice.
import { table } from '../table-of-lines';

table(
  'Dutch noise',
  { code: 'NL', name: 'Nederland' },
  [
    'Groningerstraat 66; 9401BM; Assen; Assen; Drenthe; 52.99,6.56',
    'Groningerstraat 66B; 9401BM; Assen; Assen; Drenthe; 52.99,6.56',
    'Parelstraat 172; 9743JG; Groningen; Groningen; Groningen; 53.23,6.53',
    'Berglaan 16-88; 9203EG; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Berglaan 16-90; 9203EG; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Deestraat 5; 4693CE; Poortvliet; Tholen; Zeeland; 51.54,4.14',
    'Deestraat 55; 4693CG; Poortvliet; Tholen; Zeeland; 51.54,4.14',
  ],
  [
    // The number or the unit once more, in a column of its own.
    ['Groningerstraat 66B, B, 9401 BM Assen', 'Groningerstraat 66B', 'accept'],
    ['Groningerstraat 66B 66B, 9401 BM Assen', 'Groningerstraat 66B', 'accept'],
    ['Parelstraat 172, 172, 9743 JG Groningen', 'Parelstraat 172', 'accept'],
    ['Berglaan 16-88, 88, 9203 EG Drachten', 'Berglaan 16-88', 'accept'],
    ['Groningerstraat 66B, A, 9401 BM Assen', 'Groningerstraat 66', 'confirm'],
    ['Parelstraat 172, 173, 9743 JG Groningen', 'Parelstraat 172', 'confirm'],
    // It may be 5.
    ['Deestraat 5 5, Poortvliet', 'Deestraat 55', 'confirm'],
    // The street glued to its number.
    ['Berglaan16-88, 9203 EG Drachten', 'Berglaan 16-88', 'accept'],
    ['Groningerstraat66-b, Assen', 'Groningerstraat 66B', 'accept'],
    ['Parelstraat-172, Groningen', 'Parelstraat 172', 'accept'],
    ['parelstraat-172-groningen', 'Parelstraat 172', 'accept'],
    // Decimals and times.
    ['Parelstraat 172,00, Groningen', 'Parelstraat 172', 'accept'],
    ['10:30 Parelstraat 172, 9743 JG Groningen', 'Parelstraat 172', 'accept'],
    ['Deestraat 5, 4693 CE Poortvliet 10.30 uur', 'Deestraat 5', 'accept'],
    // What is left of the letters of a postcode is no unit.
    ['Groningerstraat 66, 9401 B Assen', 'Groningerstraat 66', 'accept'],
    ['Groningerstraat 66B, 9401 B M Assen', 'Groningerstraat 66B', 'accept'],
    // Words that are there twice.
    ['Parelstraat Parelstraat 172, 9743 JG Groningen', 'Parelstraat 172', 'accept'],
  ],
);

table(
  'German noise',
  { code: 'DE', name: 'Deutschland' },
  [
    'Bochumer Str. 27; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.05',
    'Alte Hauptstr. 75; ; Essen; Essen; Nordrhein-Westfalen; 51.46,7.06',
    'Baden-Badener Str. 3; ; Essen; Essen; Nordrhein-Westfalen; 51.47,7.07',
  ],
  [
    ['Bochumer Str. Str. 27, Essen', 'Bochumer Str. 27', 'accept'],
    ['Alte Alte Hauptstr. 75, Essen', 'Alte Hauptstr. 75', 'accept'],
    ['Baden Badener Str. 3, Essen', 'Baden-Badener Str. 3', 'accept'],
  ],
);

table(
  'A slip in a name of one word, with the postcode of its town',
  { code: 'US', name: 'United States' },
  [
    ...['OAK', 'ELM', 'HICKORY', 'WALNUT', 'CEDAR', 'CHURCH', 'SCHOOL', 'WARREN', 'OSAGE', 'SPARKS'].flatMap(
      (name) =>
        ['RD', 'ST', 'LN', 'CT'].map(
          (type) => `${name} ${type} 19; 21228; CATONSVILLE; Baltimore; Maryland; 39.27,-76.73`,
        ),
    ),
    'ROLLINGWOOD RD 2020; 21228; CATONSVILLE; Baltimore; Maryland; 39.27,-76.73',
    'MAREN CT 11816; 21228; CATONSVILLE; Baltimore; Maryland; 39.27,-76.74',
  ],
  [
    // The postcode alone was a rival: it missed one word, and of a longer name two.
    ['2020 rolingwood catonsville md', 'ROLLINGWOOD RD 2020', 'accept'],
    ['2020 rolingwood catonsville, md 21228', 'ROLLINGWOOD RD 2020', 'accept'],
    ['11816 Mafen, Catonsville, MD 21228', 'MAREN CT 11816', 'accept'],
    ['11816 Mahler, Catonsville, MD 21228', 'postcode', 'fix'],
  ],
);

table(
  'Dutch remarks between dashes',
  { code: 'NL', name: 'Nederland' },
  [
    'Gronddiep 16; 9695BE; Bellingwolde; Westerwolde; Groningen; 53.11,7.16',
    'Kerkstraat 1; 8312PV; Creil; Noordoostpolder; Flevoland; 52.76,5.65',
  ],
  [
    ['gronddiep 16 - graag bellen bij aankomst - 9695 be bellingwolde', 'Gronddiep 16', 'accept'],
    // The remark took the postcode and the town with it.
    ['gronddiep 16 - graag bellen bij aankomst - 8312 pv creil - netherland', 'postcode', 'fix'],
  ],
);

table(
  'Belgian postcodes with the sign of the country',
  { code: 'BE', name: 'België' },
  [
    'Brichautstraat 5; 1030; Schaarbeek; Schaarbeek; Brussel; 50.86,4.37',
    'Lebonlaan 168; 1150; Sint-Pieters-Woluwe; Sint-Pieters-Woluwe; Brussel; 50.83,4.43',
    'Kerkstraat 1; 1040; Etterbeek; Etterbeek; Brussel; 50.83,4.39',
  ],
  [
    ['Brichautstraat 5 Schaarbeek B-1030', 'Brichautstraat 5', 'accept'],
    // It was taken for the code of an object, and the street of another town was accepted.
    ['Lebonlaan 168, b-1040', 'Lebonlaan 168', 'confirm'],
  ],
);

table(
  'A slip in another street type',
  { code: 'DK', name: 'Danmark' },
  [
    'Kildegårdsvej 182; 5240; Odense NØ; Odense; Fyn; 55.41,10.42',
    'Mosede Engvej 18; 2670; Greve; Greve; Sjælland; 55.58,12.29',
    'Kirkegade 1; 2670; Greve; Greve; Sjælland; 55.58,12.28',
  ],
  [
    ['Kildegårdsvje 182, 5240 Odense NØ', 'Kildegårdsvej 182', 'accept'],
    // There may be a Kildegårdsgade.
    ['Kildegårdsagde 182, 5240 Odense NØ', 'Kildegårdsvej 182', 'confirm'],
    // Behind the sign of the country stands no house number.
    ['Mosede Engv. 18 Greve DK-2760', 'Mosede Engvej 18', 'accept'],
  ],
);

table(
  'An Italian street type in front of a name that begins with one',
  { code: 'IT', name: 'Italia' },
  [
    'Viale Monte Grappa 6; 20124; Milano; Milano; Milano; 45.48,9.19',
    'Via Bir Acheim 16; 20157; Milano; Milano; Milano; 45.51,9.13',
  ],
  [
    ['Bar Centrale Via Bir Acheim 16 Milano', 'Via Bir Acheim 16', 'accept'],
    // It was taken for the name of somebody.
    ['Piazza Monte Grappa 6 Milano', 'Viale Monte Grappa 6', 'confirm'],
    ['PIAZZZA MONTE GRAPPA, 6 MILANO', 'Viale Monte Grappa 6', 'confirm'],
    ['Vialr Bir Acheim 16, 20157 Milano', 'Via Bir Acheim 16', 'confirm'],
  ],
);

table(
  'The town in the name of another street',
  { code: 'BE', name: 'België' },
  [
    'Anderlechtsesteenweg 6; 1000; Brussel; Brussel; Brussel; 50.84,4.34',
    'Klaprozendreef 6/20; 1070; Anderlecht; Anderlecht; Brussel; 50.83,4.29',
    'Democratiestraat 75; 1070; Anderlecht; Anderlecht; Brussel; 50.83,4.31',
  ],
  [
    // The misspelt street was left apart, and the town was read as the street.
    ['KLAPRZOENDREF, 6/20, 1070 ANDERLECHT', 'Klaprozendreef 6/20', 'accept'],
    ['democratiewtr., 75, 1070 anderlecht', 'Democratiestraat 75', 'confirm'],
    ['Jansen, Anderlechtsesteenweg 6, 1000 Brussel', 'Anderlechtsesteenweg 6', 'accept'],
  ],
);

table(
  'A building in front of a misspelt street',
  { code: 'FR', name: 'France' },
  [
    'Résidence Les Pins 11; 09100; La Tour-du-Crieu; La Tour-du-Crieu; Ariège; 43.11,1.65',
    'Rue Rhin et Danube 11; 12400; Saint-Affrique; Saint-Affrique; Aveyron; 43.95,2.88',
    'Rue des Cèdres 4; 12400; Saint-Affrique; Saint-Affrique; Aveyron; 43.95,2.88',
  ],
  [
    ['Résidence Les Pins, 11 Rue Rhin et Danube, 12400 Saint-Affrique', 'Rue Rhin et Danube 11', 'accept'],
    // The building was read as the street, because another town has one of that name.
    ['Résidence Les Pins, 11 Rue Rhin et Danubr, 12400 Saint-Affrique', 'Rue Rhin et Danube 11', 'accept'],
    ['Résidence Les Pins | 11 Rie Rhin et Danube | 12400 Saint-Affrique', 'Rue Rhin et Danube 11', 'accept'],
    ['résidence les pins 11 rue rhin et danubr saint-affrique', 'Rue Rhin et Danube 11', 'accept'],
  ],
);

table(
  'A French postcode in front, and columns between bars',
  { code: 'FR', name: 'France' },
  [
    'Rue Saint-Christophe 4; 97200; Fort-de-France; Fort-de-France; Martinique; 14.6,-61.07',
    'Rue Saint-Christophe 4; 16420; Brigueuil; Brigueuil; Charente; 45.95,0.86',
    'Avenue du Maquis de Meilhan 13; 32220; Lombez; Lombez; Gers; 43.47,0.91',
    'Rue Weber 18; 75016; Paris; Paris; Paris; 48.87,2.28',
    'Rue Moreau 18; 75018; Paris; Paris; Paris; 48.89,2.34',
  ],
  [
    ['Rue Saint-Christophe 4 | 97020 Fort-de-France', 'Rue Saint-Christophe 4', 'accept'],
    // The postcode was read as the house number.
    ['32220 lombez 13 avehue du maquis de meilhan', 'Avenue du Maquis de Meilhan 13', 'accept'],
    ['75016 paris 18 rie weber', 'Rue Weber 18', 'accept'],
  ],
);

table(
  'Opening hours beside a misspelt street',
  { code: 'DE', name: 'Deutschland' },
  ['Bellenbergsteig 62; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.05'],
  [
    ['Bellenbergsteig 62, Essen, Mo-Fr 8-16 Uhr', 'Bellenbergsteig 62', 'accept'],
    // Right behind the number, and without the word for the hour.
    ['Essen\\nBelleenbergsteig 62\\nMo-Fr 8-16 Uhr', 'Bellenbergsteig 62', 'accept'],
    ['Bellenbergsteig 62 Essen Di.-Sa. 9-18', 'Bellenbergsteig 62', 'accept'],
    ['Belenbergsteig 62, Mo-Fr: 9:00 - 17:30, Essen', 'Bellenbergsteig 62', 'accept'],
  ],
);

table(
  'A slip in the word that tells towns apart',
  { code: 'US', name: 'United States' },
  [
    'Central Avenue 10; 05401; Burlington; Chittenden; Vermont; 44.47,-73.21',
    'Central Avenue 10; 05403; South Burlington; Chittenden; Vermont; 44.44,-73.21',
  ],
  [
    ['10 Central Avenue, Burlington, Vermont', 'Central Avenue 10', 'accept'],
    // The plain Burlington was accepted.
    ['central avenue 10\\nsowth burlington vermont', 'Central Avenue 10', 'confirm'],
  ],
);

table(
  'Letters of houses, and a street type that is no town',
  { code: 'CH', name: 'Schweiz' },
  [
    'Rue Jakob 47; 2502; Biel; Biel; Bern; 47.14,7.25',
    'Rue Jakob 47b; 2502; Biel; Biel; Bern; 47.14,7.25',
    'Plänkestrasse 17a; 2502; Biel; Biel; Bern; 47.14,7.24',
  ],
  [
    // The letter was a slip of Bern.
    ['rue jakbo 47 b', 'Rue Jakob 47b', 'accept'],
    ['l7a Plänkestrasse - Biel', 'Plänkestrasse 17a', 'confirm'],
    ['Plänkestrasse l7a, 2502 Biel', 'Plänkestrasse 17a', 'confirm'],
  ],
);

table(
  'A misspelt street type is no town',
  { code: 'US', name: 'United States' },
  [
    'HOYT CIR 9937; 21133; RANDALLSTOWN; Baltimore; Maryland; 39.36,-76.79',
    'LIBERTY RD 1; 21133; RANDALLSTOWN; Baltimore; Maryland; 39.37,-76.79',
  ],
  // `oad baltimore` was a slip of Baltimore, and Hoyt the Hoyt Cir.
  [['9937 hoyt oad baltimore 21133', 'HOYT CIR 9937', 'confirm']],
);

table(
  'A code with full stops is no damaged direction',
  { code: 'US', name: 'United States' },
  ['218th Street 91-02; 11428; Queens; Queens; New York; 40.72,-73.74'],
  // `N.Y.` is no `northy`.
  [['91-02 218th Street - Queens N.Y.', '218th Street 91-02', 'accept']],
);

table(
  'What remarks and people leave of the address',
  { code: 'US', name: 'United States' },
  [
    'WINDY FALLS WAY 7; 21030; COCKEYSVILLE; Baltimore; Maryland; 39.5,-76.66',
    'MAIN ST 9; 21128; PERRY HALL; Baltimore; Maryland; 39.4,-76.46',
    'CLIO STREET 87-15; 11423; QUEENS; Queens; New York; 40.72,-73.76',
  ],
  [
    ['7 Windy Falls Way leave at side door Cockeysville 21030', 'WINDY FALLS WAY 7', 'accept'],
    // The remark took the postcode, and the street of another town was accepted.
    ['7 Windy Falls Way leave at side door Perry Hall 21128', 'postcode', 'fix'],
    // The person took the house number, and the street was accepted without it.
    ['c/o mary jones 87-15, cluo street queens n.y. 11423', 'CLIO STREET 87-15', 'accept'],
    ['ATTN: ACCOUNTS PAYABLE - 87-15, CLIO STREET - QUEENS, N.Y. 11423', 'CLIO STREET 87-15', 'accept'],
  ],
);

table(
  'A Belgian telephone number without its word',
  { code: 'BE', name: 'België' },
  [
    'Schutterlaan 11; 1200; Sint-Lambrechts-Woluwe; Sint-Lambrechts-Woluwe; Brussel; 50.85,4.42',
    'Schutterlaan 2/511; 1200; Sint-Lambrechts-Woluwe; Sint-Lambrechts-Woluwe; Brussel; 50.85,4.42',
  ],
  [
    ['Schuterlaan 11\\n02 511 22 33\\n1200 Sint-Lambrechts-Woluwe', 'Schutterlaan 11', 'accept'],
    ['Schutterlaan nr 11 Sint-Lambrechts-Woluwe 02 511 22 33', 'Schutterlaan 11', 'accept'],
  ],
);

table(
  'An Icelandic type cut short, with a slip',
  { code: 'IS', name: 'Ísland' },
  [
    'Sunnubraut 19; 230; Reykjanesbær; Reykjanesbær; Reykjanes; 64,-22.55',
    'Egilsbraut 12; 815; Þorlákshöfn; Ölfus; Suðurland; 63.86,-21.38',
  ],
  [
    ['Sunnubr. 19, 230 Reykjanesbær', 'Sunnubraut 19', 'accept'],
    ['Sunubr. 19, 230 Reykjanesbær', 'Sunnubraut 19', 'accept'],
    ['Egilsbr., l2, 815 Þorlákshöfn', 'Egilsbraut 12', 'confirm'],
  ],
);

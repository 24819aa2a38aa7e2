// Lines of signatures, notices, spreadsheets and speech, and noise where another address is meant. Each row: the line, the address as
// number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'what Americans write around an address',
  { code: 'US', name: 'United States' },
  [
    'Vine St 182; 05663; Northfield; Washington; Vermont; 44.150,-72.656',
    'Dole Hill Rd 697; 05663; Northfield; Washington; Vermont; 44.160,-72.666',
    'North Main St 205; 05663; Northfield; Washington; Vermont; 44.155,-72.650',
    'South Main St 205; 05663; Northfield; Washington; Vermont; 44.145,-72.650',
    'Shepardson Hollow Rd 126; 05663; Northfield; Washington; Vermont; 44.165,-72.666',
    'Beaver Meadow Rd 8; 05055; Norwich; Windsor; Vermont; 43.715,-72.308',
  ],
  [
    ['182 Vine Street comma Northfield comma Vermont', 'Vine St 182', 'accept'],
    ['eight beaver meadow road in norwich vermont oh five oh five five', 'Beaver Meadow Rd 8', 'accept'],
    ['Open house Sunday 1-3 PM: 182 Vine St, Northfield VT', 'Vine St 182', 'accept'],
    ['697 697 Dole Hill Rd, Northfield, VT', 'Dole Hill Rd 697', 'accept'],
    ['205 No. Main St, Northfield, VT', 'North Main St 205', 'accept'],
    ['205 So Main St, Northfield, VT', 'South Main St 205', 'accept'],
    ['12913,182,VINE ST,Northfield,VT,05663', 'Vine St 182', 'accept'],
    ['12913;182 Vine St;Northfield;VT;05663', 'Vine St 182', 'accept'],
    ['182 Vine St, Northfield VT Parcel ID 033-064.000', 'Vine St 182', 'accept'],
    ['E911 182 Vine St, Northfield', 'Vine St 182', 'accept'],
    ['182 Vine St (side door), Northfield, VT', 'Vine St 182', 'accept'],
    // A word that is a type, too, is one of the name where another type ends it.
    ['182 Vine Hill St, Northfield, VT', 'Vine St 182', 'confirm'],
    ['126 Shepardson Hollow Hill Rd, Northfield, VT', 'Shepardson Hollow Rd 126', 'confirm'],
    ['126 Shepardson Hollow, Northfield, VT', 'Shepardson Hollow Rd 126', 'accept'],
  ],
);

table(
  'half a number of New York',
  { code: 'US', name: 'United States' },
  [
    '199th Street 114-50; 11412; Queens; Queens; New York; 40.694,-73.759',
    '199th Street 114-52; 11412; Queens; Queens; New York; 40.6945,-73.759',
  ],
  [
    ['114-50 1/2 199th St, Queens, NY', '199th Street 114-50', 'confirm'],
    ['114-50 199th St, Queens, NY', '199th Street 114-50', 'accept'],
  ],
);

table(
  'what the French write around an address',
  { code: 'FR', name: 'France' },
  [
    'Rue Clair Soleil 2; 82300; Caussade; Caussade; Tarn-et-Garonne; 44.16,1.53',
    'Rue de la Pompe 133; 82300; Caussade; Caussade; Tarn-et-Garonne; 44.17,1.54',
    'Rue du Port 4; 59140; Dunkerque; Dunkerque; Nord; 51.03,2.37',
  ],
  [
    // The department, or the other end of the street?
    ['2 Rue Clair Soleil Nord, 82300 Caussade', 'Rue Clair Soleil 2', 'confirm'],
    ['4 Rue du Port, Dunkerque, Nord', 'Rue du Port 4', 'accept'],
    ['133 Rue de la Pompe B.P. 145 82300 Caussade', 'Rue de la Pompe 133', 'accept'],
    ['133 rue de la pompe virgule 82300 Caussade', 'Rue de la Pompe 133', 'accept'],
    ['RDV au 133 Rue de la Pompe à Caussade à 14h30', 'Rue de la Pompe 133', 'accept'],
    ['133 Rue de la Pompe, 82300 Caussade - appeler avant 18h', 'Rue de la Pompe 133', 'accept'],
  ],
);

table(
  'what Icelanders write around an address',
  { code: 'IS', name: 'Ísland' },
  [
    'Túngata 18; 400; Ísafjörður; Ísafjarðarbær; Vestfirðir; 66.07,-23.12',
    'Laxabraut 2; 816; Ölfus; Sveitarfélagið Ölfus; Suðurland; 63.9,-21.4',
  ],
  [
    ['6836;Sigrún Jónsson;Túngata 18;400;Ísafjörður;8551234', 'Túngata 18', 'accept'],
    ['Túngata 18, 400 Ísafjörður, kt. 550571-2262, s. 555-1234', 'Túngata 18', 'accept'],
    ['Túngata 18 komma 400 Ísafjörður', 'Túngata 18', 'accept'],
    ['Opið hús sunnudag kl. 13-14: Túngata 18, 400 Ísafjörður', 'Túngata 18', 'accept'],
    // Another country in the language of this one.
    ['Laxabraut 2, Ölfus, Noregur', 'Laxabraut 2', 'confirm'],
    ['Laxabraut 2, Ölfus, Ísland', 'Laxabraut 2', 'accept'],
  ],
);

table(
  'what Danes write around an address',
  { code: 'DK', name: 'Danmark' },
  ['Sjællandsvej 17; 4600; Køge; Køge; Sjælland; 55.46,12.18'],
  [
    ['Sjællandsvej 17, 4600 Køge, CVR 28456313, tlf 66 12 34 56', 'Sjællandsvej 17', 'accept'],
    ['boende Sjællandsvej 17, 4600 Køge', 'Sjællandsvej 17', 'accept'],
    ['Sjællandsvej 17, Køge, Tyskland', 'Sjællandsvej 17', 'confirm'],
  ],
);

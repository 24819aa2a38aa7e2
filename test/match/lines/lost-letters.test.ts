// Signs that programs write for letters that they lost. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'Frisian letters',
  { code: 'NL', name: 'Nederland' },
  [
    'Keningslân 5; 9251MM; Burgum; Tytsjerksteradiel; Fryslân',
    'Grünewaldstraat 46; 1328VD; Almere; Almere; Flevoland',
  ],
  [
    ['Keningsl?n 5, 9251 MM Burgum', 'Keningslân 5', 'accept'],
    ['Gr\ufffdnewaldstraat 46, 1328 VD Almere', 'Grünewaldstraat 46', 'accept'],
  ],
);

table(
  'French letters',
  { code: 'FR', name: 'France' },
  ['Boulevard du Général Simon 5; 75013; Paris; Paris; Paris', 'Allée Verte 1; 75011; Paris; Paris; Paris'],
  [
    ['5 Boulevard du G?n?ral Simon, 75013 Paris', 'Boulevard du Général Simon 5', 'accept'],
    ['1 All??e Verte, 75011 Paris', 'Allée Verte 1', 'accept'],
  ],
);

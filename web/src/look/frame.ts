/** Styles of the frame around a table. The order matters for the cascade. */
import './tableFrame.css';
import './table.css';
import './choices.css';
import './choiceSheets.css';
import './skills.css';
import './gameTable.css';
import './pointing.css';
import './rail.css';
import './since.css';
import './dialog.css';
import './overTable.css';
import './end.css';
import './tableNarrow.css';
import './tablePhone.css';
import './drawings.css';
import './resources.ts';

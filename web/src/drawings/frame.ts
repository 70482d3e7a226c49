/** Styles of the frame around a table. The order matters for the cascade. */
import '../styles/tableFrame.css';
import '../styles/table.css';
import '../styles/choices.css';
import '../styles/legendButton.css';
import '../styles/choiceSheets.css';
import '../styles/skills.css';
import '../styles/gameTable.css';
import '../styles/pointing.css';
import '../styles/rail.css';
import '../styles/since.css';
import '../styles/dialog.css';
import '../styles/overTable.css';
import '../styles/end.css';
import '../styles/tableNarrow.css';
import '../styles/tablePhone.css';
import '../styles/drawings.css';
import './resources.ts';

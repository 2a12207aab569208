import { Notice } from "./notice";

export const examples = { regular: <Notice>These studies are samples: clients and figures are invented.</Notice> };

import { storageSettings } from "../blocks/example-content";
import { StorageList } from "./storage-list";

export const examples = {
  necessary: <StorageList part="necessaryStorage" settings={storageSettings} />,
  optional: <StorageList part="optionalStorage" settings={storageSettings} />,
};

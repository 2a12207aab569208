import { z } from "zod";
import { link, template, text } from "./fields";

const refusals = z
  .strictObject({
    tooLarge: text("Said of an enquiry whose files are larger than the form takes.", "Files are too large"),
    tooMany: text("Said where one address sends too often.", "Sent too often"),
    busy: text("Said where it can be stored in a moment.", "Busy for a moment"),
    notStored: text("Said where it cannot be stored, and what to do instead.", "Cannot be stored"),
    incomplete: text("Said where a form did not arrive whole.", "Did not arrive whole"),
    elsewhere: text(
      "Said where a form was sent from another site; it can be sent again from here.",
      "Sent from another site",
    ),
    unexpected: text("Said where something failed on our side.", "Something failed on our side"),
    nothingHere: text("Said at an address that has nothing.", "Address that has nothing"),
    outdated: text(
      "Said where what was sent is not of this form, which has changed since its page was opened.",
      "Form has changed",
    ),
    notAChoice: text("Said below a choice that this form does not have, or no longer.", "Cannot be chosen"),
    badCharacter: text(
      "Said below a text with a character that cannot be stored, or a line break in one line.",
      "Character that cannot be used",
    ),
    badFileName: text("Said below files of which one has a name that cannot be used.", "File name is not right"),
    pageFailed: text("Said in the place of a page that cannot be sent.", "Page cannot be sent"),
  })
  .meta({ id: "EnquiryRefusals" });

/** `content/enquiry-words.yaml`: the words that all enquiries share. */
export const enquiryWords = z
  .strictObject({
    opening: text("Said while the window's script is being loaded.", "While the window is loading"),
    openingFailed: text("Said when it could not be loaded, and what to do instead.", "Window could not be loaded"),
    openingRetry: text("The button that tries again to load it.", "Button to load it again"),
    openingPage: text("The link to the same questions on a page of their own.", "Link to its own page"),
    send: text("The button that sends a wizard's questions from a page of their own.", "Button that sends"),
    next: text("The button that goes a step forward.", "Button to the next step"),
    nextStep: template("The same, where the step behind it has a short name.", ["title"], "Button that names the step"),
    nextSend: text(
      "The button of the last questions, which sends. It begins as the button before it does: Next.",
      "Button of the last questions",
    ),
    nextRetry: text("The same button once sending has failed.", "Button to send again"),
    retry: text("The button that sends a form of a page again, once sending has failed.", "Button to send once more"),
    back: text("The button that goes a step back.", "Button a step back"),
    ok: text("The button that closes the last step.", "Button that ends"),
    close: text("The name of the button that closes the window.", "Name of the close button"),
    closeTitle: text("Asks whether to close a window in which something was entered.", "Question before closing"),
    closeText: text("Below it: what would be lost.", "What closing would lose"),
    closeStay: text("The button that leads back to the answers.", "Button that keeps editing"),
    closeDiscard: text("The button that closes the window all the same.", "Button that closes anyway"),
    progress: template("Where one is, in words.", ["step", "total"], "Which step one is at"),
    finished: text("Where one is, once the enquiry has arrived.", "Progress once it arrived"),
    optional: text("Stands beside the label of a question that may be left out.", "Beside what may stay empty"),
    required: text("Said below a required field that is empty.", "Required but empty"),
    tooLong: template("Said below a text that is too long.", ["count", "max"], "Text is too long"),
    selectPlaceholder: text("Stands in a list of options while none is chosen.", "While nothing is chosen"),
    dateInvalid: text(
      "Said below a day that was not given in full, or is none of the calendar.",
      "Day is not complete",
    ),
    dateTooEarly: template("Said below a day before the first that is taken.", ["min"], "Day is too early"),
    dateTooLate: template("Said below a day after the last that is taken.", ["max"], "Day is too late"),
    replyAddress: text(
      "Stands below the question for an e-mail address: what it is used for.",
      "Use of the e-mail address",
    ),
    incomplete: text(
      "Asks whether an e-mail address was meant that lacks its end, such as ada@.",
      "Address lacks its end",
    ),
    incompleteKeep: text("The button that keeps it.", "Button that keeps the address"),
    summary: text("Opens the list of fields to look at again.", "Opens fields to look at"),
    typo: template("Asks whether a mistyped domain was meant otherwise.", ["suggestion"], "Was another domain meant"),
    typoAccept: template("The button that takes the suggestion.", ["suggestion"], "Button that takes the suggestion"),
    typoIgnore: text("The button that keeps what was typed.", "Button that ignores the suggestion"),
    offer: text("Stands above the offer that an enquiry was begun from.", "Above the offer"),
    figures: text("Stands above the figures that were brought along from a tool.", "Above the figures"),
    brought: template("On phones: what is sent along with the enquiry, in short.", ["list"], "Sent along, on phones"),
    remove: template(
      "The name of the button that takes an offer or figures out of the enquiry.",
      ["name"],
      "Button that takes it out",
    ),
    filesChoose: text("The button that opens the choice of files.", "Button to choose files"),
    filesDrop: text("Stands beside it, where files can be dropped.", "Where files can be dropped"),
    filesNoFile: text("Said where something was dropped that is no file, such as a link.", "Dropped, but no file"),
    filesFolder: template("Said where a folder was dropped.", ["name"], "Dropped, but a folder"),
    filesLimits: template("The limits, told beforehand.", ["count", "size", "total", "types"], "Limits of files"),
    filesList: text("The name of the list of added files.", "Name of the files' list"),
    filesRemove: template("The name of the button that takes a file away.", ["name"], "Name of the remove button"),
    filesRemoveShort: text("The visible word on that button.", "Word on the remove button"),
    sizeBytes: template("The size of a file below 1000 bytes.", ["count"], "Size in bytes"),
    sizeKilobytes: template("The size of a file below a megabyte.", ["count"], "Size in kilobytes"),
    sizeMegabytes: template("The size of a larger file, and of what may be sent.", ["count"], "Size in megabytes"),
    fileTooMany: template("Said of a file above the number allowed.", ["name", "count"], "One file too many"),
    fileTooLarge: template("Said of a file that is too large by itself.", ["name", "size", "max"], "File is too large"),
    fileTotal: template(
      "Said of a file that is too large together with the others.",
      ["name", "total"],
      "Files too large together",
    ),
    fileType: template("Said of a file of another kind.", ["name", "types"], "File of another kind"),
    fileEmpty: template("Said of a file without content.", ["name"], "File without content"),
    fileMismatch: template(
      "Said of a file that could harm whoever opens it, or whose content is of no kind that can be sent.",
      ["name"],
      "File cannot be opened safely",
    ),
    fileUnreadable: template("Said of a file that has gone since it was chosen.", ["name"], "File is gone"),
    sending: text("Stands on the button while the enquiry is being sent.", "Button while sending"),
    sendingPercent: template("The same while files are being uploaded.", ["percent"], "Button while files are sent"),
    leaving: text("Asked where a visitor follows a link while a form is being sent.", "Question before leaving"),
    failedOffline: text("What happened, where the device has no connection.", "Failed: no connection"),
    failedTimeout: text("What happened, where no answer came in time.", "Failed: no answer in time"),
    failedUnreachable: text("What happened, where the connection broke.", "Failed: connection broke"),
    failedServer: text("What happened, where the answer was none that we know.", "Failed: unknown answer"),
    failedRefused: text(
      "What happened, where the server says what is wrong; its sentence follows.",
      "Failed: refused, with the reason",
    ),
    kept: text("That nothing is lost, and that it can be sent again.", "Nothing is lost"),
    reach: template("What to do where sending keeps failing.", ["email", "phone"], "If sending keeps failing"),
    reference: text("Stands before the reference number.", "Before the reference number"),
    privacy: text(
      "Stands above the button that sends: what the answers are used for, and when they are deleted.",
      "What answers are used for",
    ),
    privacyPolicy: link.meta({
      label: "Link to the privacy policy",
      description: "The link after it, which opens in a new tab and should say so.",
    }),
    replyRule: template(
      "When an enquiry is answered.",
      ["place", "until", "sameDay", "nextDay"],
      "When enquiries are answered",
    ),
    replyToday: template("When one is answered that is sent now: today.", ["place", "time"], "Answered today"),
    replyTomorrow: template("The same: tomorrow.", ["place", "time"], "Answered tomorrow"),
    replyOnDay: template("The same: on a later day of the week.", ["place", "time", "day"], "Answered on a later day"),
    honeypot: text("The label of a field that people never see; only programs fill it in.", "Field that nobody sees"),
    filesAgain: template(
      "Said in a form that came back from the server, where files were sent with it.",
      ["names"],
      "Files must be added again",
    ),
    lookAgainTitle: template(
      "The name of a page on which something is to be looked at again.",
      ["title"],
      "Page name: look again",
    ),
    sentTitle: template("The name of a page from which an enquiry was sent.", ["title"], "Page name: it was sent"),
    refusals: refusals.meta({
      label: "What the server refuses",
      description: "What the server says where it does not take an enquiry.",
    }),
  })
  .meta({ id: "EnquiryWords" });

/** The words that all enquiries share, as `enquiry-words.yaml` has them. */
export type EnquiryMessages = z.output<typeof enquiryWords>;

import { z } from "zod";
import { link, template, text } from "./fields";

/** Refusals of the server. */
export const refusals = z
  .strictObject({
    tooLarge: text("Said of an enquiry whose files are larger than the form takes.").meta({
      label: "Files are too large",
    }),
    tooMany: text("Said where one address sends too often.").meta({ label: "Sent too often" }),
    busy: text("Said where it can be stored in a moment.").meta({ label: "Busy for a moment" }),
    notStored: text("Said where it cannot be stored, and what to do instead.").meta({ label: "Cannot be stored" }),
    taken: text("Said where an enquiry was changed that has been passed on already.").meta({
      label: "Passed on already",
    }),
    incomplete: text("Said where a form did not arrive whole.").meta({ label: "Did not arrive whole" }),
    elsewhere: text("Said where a form was sent from another site; it can be sent again from here.").meta({
      label: "Sent from another site",
    }),
    unexpected: text("Said where something failed on our side.").meta({ label: "Something failed on our side" }),
    nothingHere: text("Said at an address that has nothing.").meta({ label: "Address that has nothing" }),
    outdated: text("Said where what was sent is not of this form, which has changed since its page was opened.").meta({
      label: "Form has changed",
    }),
    notAChoice: text("Said below a choice that this form does not have, or no longer.").meta({
      label: "Cannot be chosen",
    }),
    badCharacter: text("Said below a text with a character that cannot be stored, or a line break in one line.").meta({
      label: "Character that cannot be used",
    }),
    badFileName: text("Said below files of which one has a name that cannot be used.").meta({
      label: "File name is not right",
    }),
    pageFailed: text("Said in the place of a page that cannot be sent.").meta({ label: "Page cannot be sent" }),
  })
  .meta({ id: "EnquiryRefusals" });

/** `content/enquiry-words.yaml`: the words that all enquiries share. */
export const enquiryWords = z
  .strictObject({
    opening: text("Said while the window's script is being loaded.").meta({ label: "While the window is loading" }),
    openingFailed: text("Said when it could not be loaded, and what to do instead.").meta({
      label: "Window could not be loaded",
    }),
    openingRetry: text("The button that tries again to load it.").meta({ label: "Button to load it again" }),
    openingPage: text("The link to the same questions on a page of their own.").meta({ label: "Link to its own page" }),
    send: text("The button that sends a wizard's questions from a page of their own.").meta({
      label: "Button that sends",
    }),
    next: text("The button that goes a step forward.").meta({ label: "Button to the next step" }),
    nextStep: template("The same, where the step behind it has a short name.", ["title"]).meta({
      label: "Button that names the step",
    }),
    nextSend: text("The button of the last questions, which sends. It begins as the button before it does: Next.").meta(
      { label: "Button of the last questions" },
    ),
    nextRetry: text("The same button once sending has failed.").meta({ label: "Button to send again" }),
    retry: text("The button that sends a form of a page again, once sending has failed.").meta({
      label: "Button to send once more",
    }),
    back: text("The button that goes a step back.").meta({ label: "Button a step back" }),
    ok: text("The button that closes the last step.").meta({ label: "Button that ends" }),
    close: text("The name of the button that closes the window.").meta({ label: "Name of the close button" }),
    progress: template("Where one is, in words.", ["step", "total"]).meta({ label: "Which step one is at" }),
    finished: text("Where one is, once the enquiry has arrived.").meta({ label: "Progress once it arrived" }),
    optional: text("Stands beside the label of a question that may be left out.").meta({
      label: "Beside what may stay empty",
    }),
    required: text("Said below a required field that is empty.").meta({ label: "Required but empty" }),
    tooLong: template("Said below a text that is too long.", ["count", "max"]).meta({ label: "Text is too long" }),
    selectPlaceholder: text("Stands in a list of options while none is chosen.").meta({
      label: "While nothing is chosen",
    }),
    dateInvalid: text("Said below a day that was not given in full, or is none of the calendar.").meta({
      label: "Day is not complete",
    }),
    dateTooEarly: template("Said below a day before the first that is taken.", ["min"]).meta({
      label: "Day is too early",
    }),
    dateTooLate: template("Said below a day after the last that is taken.", ["max"]).meta({ label: "Day is too late" }),
    replyAddress: text("Stands below the question for an e-mail address: what it is used for.").meta({
      label: "Use of the e-mail address",
    }),
    incomplete: text("Asks whether an e-mail address was meant that lacks its end, such as ada@.").meta({
      label: "Address lacks its end",
    }),
    incompleteKeep: text("The button that keeps it.").meta({ label: "Button that keeps the address" }),
    summary: text("Opens the list of fields to look at again.").meta({ label: "Opens fields to look at" }),
    typo: template("Asks whether a mistyped domain was meant otherwise.", ["suggestion"]).meta({
      label: "Was another domain meant",
    }),
    typoAccept: template("The button that takes the suggestion.", ["suggestion"]).meta({
      label: "Button that takes the suggestion",
    }),
    typoIgnore: text("The button that keeps what was typed.").meta({ label: "Button that ignores the suggestion" }),
    doubtful: template("Said once an enquiry has arrived whose e-mail address may be mistyped.", ["address"]).meta({
      label: "Arrived from a doubtful address",
    }),
    doubtfulMend: text("The button after it, which leads back to the question.").meta({
      label: "Button back to the address",
    }),
    offer: text("Stands above the offer that an enquiry was begun from.").meta({ label: "Above the offer" }),
    figures: text("Stands above the figures that were brought along from a tool.").meta({ label: "Above the figures" }),
    brought: template("On phones: what is sent along with the enquiry, in short.", ["list"]).meta({
      label: "Sent along, on phones",
    }),
    remove: template("The name of the button that takes an offer or figures out of the enquiry.", ["name"]).meta({
      label: "Button that takes it out",
    }),
    filesChoose: text("The button that opens the choice of files.").meta({ label: "Button to choose files" }),
    filesDrop: text("Stands beside it, where files can be dropped.").meta({ label: "Where files can be dropped" }),
    filesLimits: template("The limits, told beforehand.", ["count", "size", "total", "types"]).meta({
      label: "Limits of files",
    }),
    filesList: text("The name of the list of added files.").meta({ label: "Name of the files' list" }),
    filesRemove: template("The name of the button that takes a file away.", ["name"]).meta({
      label: "Name of the remove button",
    }),
    filesRemoveShort: text("The visible word on that button.").meta({ label: "Word on the remove button" }),
    sizeBytes: template("The size of a file below 1000 bytes.", ["count"]).meta({ label: "Size in bytes" }),
    sizeKilobytes: template("The size of a file below a megabyte.", ["count"]).meta({ label: "Size in kilobytes" }),
    sizeMegabytes: template("The size of a larger file, and of what may be sent.", ["count"]).meta({
      label: "Size in megabytes",
    }),
    fileTooMany: template("Said of a file above the number allowed.", ["name", "count"]).meta({
      label: "One file too many",
    }),
    fileTooLarge: template("Said of a file that is too large by itself.", ["name", "size", "max"]).meta({
      label: "File is too large",
    }),
    fileTotal: template("Said of a file that is too large together with the others.", ["name", "total"]).meta({
      label: "Files too large together",
    }),
    fileType: template("Said of a file of another kind.", ["name", "types"]).meta({ label: "File of another kind" }),
    fileEmpty: template("Said of a file without content.", ["name"]).meta({ label: "File without content" }),
    fileMismatch: template("Said of a file whose content is not of the kind that its name says.", ["name"]).meta({
      label: "File is not its kind",
    }),
    fileUnreadable: template("Said of a file that has gone since it was chosen.", ["name"]).meta({
      label: "File is gone",
    }),
    sending: text("Stands on the button while the enquiry is being sent.").meta({ label: "Button while sending" }),
    sendingPercent: template("The same while files are being uploaded.", ["percent"]).meta({
      label: "Button while files are sent",
    }),
    failedOffline: text("What happened, where the device has no connection.").meta({ label: "Failed: no connection" }),
    failedTimeout: text("What happened, where no answer came in time.").meta({ label: "Failed: no answer in time" }),
    failedUnreachable: text("What happened, where the connection broke.").meta({ label: "Failed: connection broke" }),
    failedServer: text("What happened, where the answer was none that we know.").meta({
      label: "Failed: unknown answer",
    }),
    failedRefused: text("What happened, where the server says what is wrong; its sentence follows.").meta({
      label: "Failed: refused, with the reason",
    }),
    kept: text("That nothing is lost, and that it can be sent again.").meta({ label: "Nothing is lost" }),
    reach: template("What to do where sending keeps failing.", ["email", "phone"]).meta({
      label: "If sending keeps failing",
    }),
    reference: text("Stands before the reference number.").meta({ label: "Before the reference number" }),
    privacy: text("Stands above the button that sends: what the answers are used for, and when they are deleted.").meta(
      { label: "What answers are used for" },
    ),
    privacyPolicy: link.meta({
      label: "Link to the privacy policy",
      description: "The link after it, which opens in a new tab and should say so.",
    }),
    replyRule: template("When an enquiry is answered.", ["place", "until", "sameDay", "nextDay"]).meta({
      label: "When enquiries are answered",
    }),
    replyToday: template("When one is answered that is sent now: today.", ["place", "time"]).meta({
      label: "Answered today",
    }),
    replyTomorrow: template("The same: tomorrow.", ["place", "time"]).meta({ label: "Answered tomorrow" }),
    replyOnDay: template("The same: on a later day of the week.", ["place", "time", "day"]).meta({
      label: "Answered on a later day",
    }),
    honeypot: text("The label of a field that people never see; only programs fill it in.").meta({
      label: "Field that nobody sees",
    }),
    filesAgain: template("Said in a form that came back from the server, where files were sent with it.", [
      "names",
    ]).meta({ label: "Files must be added again" }),
    lookAgainTitle: template("The name of a page on which something is to be looked at again.", ["title"]).meta({
      label: "Page name: look again",
    }),
    sentTitle: template("The name of a page from which an enquiry was sent.", ["title"]).meta({
      label: "Page name: it was sent",
    }),
    refusals: refusals.meta({
      label: "What the server refuses",
      description: "What the server says where it does not take an enquiry.",
    }),
  })
  .meta({ id: "EnquiryWords", graphqlJson: true });

/** The words that all enquiries share, as `enquiry-words.yaml` has them. */
export type EnquiryWords = z.output<typeof enquiryWords>;
